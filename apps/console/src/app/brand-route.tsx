import { useNavigate } from '@tanstack/react-router';
import { Desk } from '#app/desk.tsx';
import { brandPlace } from '#app/brand-place.ts';
import { type BrandPlace, BrandScreen } from '#features/brand/index.ts';

export function BrandRoute({ place }: { place: BrandPlace }) {
  const navigate = useNavigate();
  const go = (next: BrandPlace) =>
    // From one part to the next is no step to go back by.
    void navigate({ to: '/brand', search: brandPlace({ ...next }), replace: true });
  return <Desk>{(user) => <BrandScreen user={user} place={place} onGo={go} />}</Desk>;
}
