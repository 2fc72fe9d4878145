export { type ReportsPlace, ReportsScreen } from '#features/reports/reports-screen.tsx';
