export { ReportsScreen } from '#features/reports/reports-screen.tsx';
