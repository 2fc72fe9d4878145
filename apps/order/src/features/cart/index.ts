export { EmptyCart } from '#features/cart/empty-cart.tsx';
export { CancelOrder } from '#features/cart/cancel-order.tsx';
export { NoteAction, NoteRow, PromoAction, PromoRow } from '#features/cart/extras.tsx';
export { lineNotice } from '#features/cart/line-problems.ts';
export { SideTicket } from '#features/cart/side-ticket.tsx';
export { StoreNotes } from '#features/cart/store-notes.tsx';
