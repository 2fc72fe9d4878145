export { PaperScreen } from '#features/paper/paper-screen.tsx';
