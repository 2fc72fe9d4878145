export { ResetPage } from '#features/reset/reset-page.tsx';
