export { TeamScreen, type TeamPlace } from '#features/team/team-screen.tsx';
