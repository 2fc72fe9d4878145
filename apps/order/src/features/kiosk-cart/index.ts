export { CartScreen } from '#features/kiosk-cart/cart-screen.tsx';
export { Keyboard } from '#features/kiosk-cart/keyboard.tsx';
export { isNameEnough, pressCodeKey, pressNameKey } from '#features/kiosk-cart/keys.ts';
export { TypedText } from '#features/kiosk-cart/typed-text.tsx';
