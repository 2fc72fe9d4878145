import { useNavigate } from '@tanstack/react-router';
import { Desk } from '#app/desk.tsx';
import { promosPlace } from '#app/promos-place.ts';
import { type PromosPlace, PromosScreen } from '#features/promos/index.ts';

export function PromosRoute({ place }: { place: PromosPlace }) {
  const navigate = useNavigate();
  const go = (next: PromosPlace) =>
    void navigate({
      to: '/promos',
      search: promosPlace(next),
      // From one promo or voucher to the next is no step to go back by.
      replace: [place.promo, place.pane, place.gift].some((open) => open !== undefined),
    });
  return <Desk>{(user) => <PromosScreen user={user} place={place} onGo={go} />}</Desk>;
}
