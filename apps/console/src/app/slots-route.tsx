import { Desk } from '#app/desk.tsx';
import { SlotsScreen } from '#features/slots/slots-screen.tsx';

export const SlotsRoute = () => <Desk>{(user) => <SlotsScreen user={user} />}</Desk>;
