export { ScreenSaver } from '#features/screen-saver/screen-saver.tsx';
