export { HoursScreen } from '#features/hours/hours-screen.tsx';
