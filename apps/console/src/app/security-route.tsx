import { Desk } from '#app/desk.tsx';
import { SecurityScreen } from '#features/security/index.ts';

export const SecurityRoute = () => <Desk>{(user) => <SecurityScreen user={user} />}</Desk>;
