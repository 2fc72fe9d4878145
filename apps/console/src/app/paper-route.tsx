import { Desk } from '#app/desk.tsx';
import { PaperScreen } from '#features/paper/index.ts';

export const PaperRoute = () => <Desk>{() => <PaperScreen />}</Desk>;
