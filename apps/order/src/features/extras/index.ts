export { GiftAction, GiftRow, GiftSheet } from '#features/extras/gift-sheet.tsx';
export { NoteSheet } from '#features/extras/note-sheet.tsx';
export { PromoSheet } from '#features/extras/promo-sheet.tsx';
