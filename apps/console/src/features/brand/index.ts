export { BrandScreen } from '#features/brand/brand-screen.tsx';
export type { BrandPlace } from '#features/brand/place.ts';
