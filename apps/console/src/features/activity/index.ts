export { ActivityScreen } from '#features/activity/activity-screen.tsx';
