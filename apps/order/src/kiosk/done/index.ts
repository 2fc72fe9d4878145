export { DoneScreen } from '#kiosk/done/done-screen.tsx';
