export { DetailsScreen } from '#features/details/details-screen.tsx';
