export { ApiScreen, type ApiPlace } from '#features/api/api-screen.tsx';
