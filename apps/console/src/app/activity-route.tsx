import { useNavigate } from '@tanstack/react-router';
import type { ActivityFilter } from '#api/activity-query.ts';
import { activityPlace } from '#app/activity-place.ts';
import { Desk } from '#app/desk.tsx';
import { ActivityScreen } from '#features/activity/index.ts';

export function ActivityRoute({ filter }: { filter: ActivityFilter }) {
  const navigate = useNavigate();
  const look = (next: ActivityFilter) =>
    void navigate({ to: '/activity', search: activityPlace(next), replace: true });
  return <Desk>{(user) => <ActivityScreen user={user} filter={filter} onFilter={look} />}</Desk>;
}
