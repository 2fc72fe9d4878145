import { useNavigate } from '@tanstack/react-router';
import { Desk } from '#app/desk.tsx';
import { fulfilmentPlace } from '#app/fulfilment-place.ts';
import { FulfilmentScreen } from '#features/fulfilment/index.ts';
import type { FulfilmentPlace } from '#features/fulfilment/place.ts';

export function FulfilmentRoute({ place }: { place: FulfilmentPlace }) {
  const navigate = useNavigate();
  const go = (next: FulfilmentPlace) =>
    void navigate({
      to: '/fulfilment',
      search: fulfilmentPlace(next),
      // From one pane to the next is no step to go back by.
      replace: Object.keys(place).length > 0,
    });
  return <Desk>{() => <FulfilmentScreen place={place} onGo={go} />}</Desk>;
}
