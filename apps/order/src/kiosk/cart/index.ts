export { CartScreen } from '#kiosk/cart/cart-screen.tsx';
export { Keyboard } from '#kiosk/cart/keyboard.tsx';
export { isNameEnough, pressCodeKey, pressNameKey } from '#kiosk/cart/keys.ts';
export { TypedText } from '#kiosk/cart/typed-text.tsx';
