export { MenuBones } from '#kiosk/menu/menu-bones.tsx';
export { MenuScreen } from '#kiosk/menu/menu-screen.tsx';
