export { ScreenSaver } from '#kiosk/screen-saver/screen-saver.tsx';
