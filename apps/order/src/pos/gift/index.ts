export { GiftDialog, giftNote } from '#pos/gift/gift-dialog.tsx';
