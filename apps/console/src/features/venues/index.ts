export type { VenuesPlace } from '#features/venues/place.ts';
export { VenuesScreen } from '#features/venues/venues-screen.tsx';
