import type { Period } from '@servery/domain/sales/period';
import { useNavigate } from '@tanstack/react-router';
import { Desk } from '#app/desk.tsx';
import { type ReportsPlace, ReportsScreen } from '#features/reports/index.ts';

export function ReportsRoute({ place }: { place: ReportsPlace }) {
  const navigate = useNavigate();
  const show = (search: Period) => void navigate({ to: '/reports', search });
  return <Desk>{(user) => <ReportsScreen user={user} place={place} onPeriod={show} />}</Desk>;
}
