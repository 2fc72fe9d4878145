export { TodayScreen } from '#features/today/today-screen.tsx';
