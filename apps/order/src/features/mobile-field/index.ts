export { shownMobile, splitMobile } from '#features/mobile-field/mobile.ts';
export { MobileField } from '#features/mobile-field/mobile-field.tsx';
