import { useNavigate } from '@tanstack/react-router';
import { Desk } from '#app/desk.tsx';
import { type VenuesPlace, VenuesScreen } from '#features/venues/index.ts';

export function VenuesRoute({ place }: { place: VenuesPlace }) {
  const navigate = useNavigate();
  const go = (next: VenuesPlace) =>
    void navigate({ to: '/venues', search: next, replace: place.pane !== undefined });
  return <Desk>{(user) => <VenuesScreen user={user} place={place} onGo={go} />}</Desk>;
}
