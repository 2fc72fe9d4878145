export { MenuSkeleton } from '#kiosk/menu/menu-skeleton.tsx';
export { MenuScreen } from '#kiosk/menu/menu-screen.tsx';
