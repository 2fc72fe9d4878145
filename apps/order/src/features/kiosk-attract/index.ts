export { AttractScreen } from '#features/kiosk-attract/attract-screen.tsx';
