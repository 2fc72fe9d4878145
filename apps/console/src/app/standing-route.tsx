import { Desk } from '#app/desk.tsx';
import { StandingScreen } from '#features/standing/standing-screen.tsx';

export const StandingRoute = () => <Desk>{(user) => <StandingScreen user={user} />}</Desk>;
