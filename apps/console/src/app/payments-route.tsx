import { Desk } from '#app/desk.tsx';
import { PaymentsScreen } from '#features/payments/payments-screen.tsx';

export const PaymentsRoute = () => <Desk>{(user) => <PaymentsScreen user={user} />}</Desk>;
