import { Desk } from '#app/desk.tsx';
import { HoursScreen } from '#features/hours/index.ts';

export const HoursRoute = () => <Desk>{(user) => <HoursScreen user={user} />}</Desk>;
