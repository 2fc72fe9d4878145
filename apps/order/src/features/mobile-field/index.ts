export { dialText, DIALS, shownMobile, splitMobile } from '#features/mobile-field/mobile.ts';
export { MobileField } from '#features/mobile-field/mobile-field.tsx';
export { type MobileParts, useMobileParts } from '#features/mobile-field/use-mobile-parts.ts';
