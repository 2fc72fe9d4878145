export { PinpadFailed } from '#pos/pinpad/pinpad-failed.tsx';
