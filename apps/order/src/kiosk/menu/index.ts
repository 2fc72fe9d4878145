export { MenuScreen } from '#kiosk/menu/menu-screen.tsx';
