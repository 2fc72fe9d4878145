import { useNavigate } from '@tanstack/react-router';
import { apiPlace } from '#app/api-place.ts';
import { Desk } from '#app/desk.tsx';
import { type ApiPlace, ApiScreen } from '#features/api/index.ts';

export function ApiRoute({ place }: { place: ApiPlace }) {
  const navigate = useNavigate();
  const go = (next: ApiPlace) =>
    void navigate({ to: '/api', search: apiPlace(next), replace: Object.keys(place).length > 0 });
  return <Desk>{(user) => <ApiScreen user={user} place={place} onGo={go} />}</Desk>;
}
