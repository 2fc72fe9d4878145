export { MenuBones } from '#features/kiosk-menu/menu-bones.tsx';
export { MenuScreen } from '#features/kiosk-menu/menu-screen.tsx';
