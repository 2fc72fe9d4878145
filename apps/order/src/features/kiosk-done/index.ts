export { DoneScreen } from '#features/kiosk-done/done-screen.tsx';
