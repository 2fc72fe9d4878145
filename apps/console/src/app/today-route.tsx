import { Desk } from '#app/desk.tsx';
import { TodayScreen } from '#features/today/index.ts';

export const TodayRoute = () => <Desk>{(user) => <TodayScreen user={user} />}</Desk>;
