export { Keyboard } from '#kiosk/typing/keyboard.tsx';
export {
  isNameEnough,
  pressAddressKey,
  pressCodeKey,
  pressNameKey,
  pressNoteKey,
  pressNumberKey,
  pressSearchKey,
} from '#kiosk/typing/keys.ts';
export { contactFields, customTyped, isTyped, type TypedField } from '#kiosk/typing/typed-fields.ts';
export { TypedText } from '#kiosk/typing/typed-text.tsx';
export { Typing } from '#kiosk/typing/typing.tsx';
