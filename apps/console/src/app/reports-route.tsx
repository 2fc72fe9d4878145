import { Desk } from '#app/desk.tsx';
import { ReportsScreen } from '#features/reports/index.ts';

export const ReportsRoute = () => <Desk>{(user) => <ReportsScreen user={user} />}</Desk>;
