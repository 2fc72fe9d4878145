import { useNavigate } from '@tanstack/react-router';
import { Desk } from '#app/desk.tsx';
import { teamPlace } from '#app/team-place.ts';
import { type TeamPlace, TeamScreen } from '#features/team/index.ts';

export function TeamRoute({ place }: { place: TeamPlace }) {
  const navigate = useNavigate();
  const go = (next: TeamPlace) =>
    void navigate({ to: '/team', search: teamPlace(next), replace: Object.keys(place).length > 0 });
  return <Desk>{(user) => <TeamScreen user={user} place={place} onGo={go} />}</Desk>;
}
