export { CartScreen } from '#kiosk/cart/cart-screen.tsx';
export { Keyboard } from '#kiosk/cart/keyboard.tsx';
export {
  isNameEnough,
  pressAddressKey,
  pressCodeKey,
  pressNameKey,
  pressNumberKey,
  pressSearchKey,
} from '#kiosk/cart/keys.ts';
export type { TypedField } from '#kiosk/cart/typed-fields.ts';
export { TypedText } from '#kiosk/cart/typed-text.tsx';
export { Typing } from '#kiosk/cart/typing.tsx';
