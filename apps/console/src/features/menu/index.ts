export { MenuScreen } from '#features/menu/menu-screen.tsx';
export type { MenuPlace } from '#features/menu/place.ts';
