export { PromosScreen } from '#features/promos/promos-screen.tsx';
export type { PromosPlace } from '#features/promos/place.ts';
