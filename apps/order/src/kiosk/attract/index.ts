export { AttractScreen } from '#kiosk/attract/attract-screen.tsx';
