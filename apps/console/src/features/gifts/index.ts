export { GiftsScreen } from '#features/gifts/gifts-screen.tsx';
