export { NoteSheet } from '#features/extras/note-sheet.tsx';
export { PromoSheet } from '#features/extras/promo-sheet.tsx';
