export { CancelDialog } from '#features/pos-ticket/cancel-dialog.tsx';
export { NoteDialog, PromoDialog } from '#features/pos-ticket/note-dialogs.tsx';
export { TicketFrame } from '#features/pos-ticket/ticket-frame.tsx';
export { TicketLines } from '#features/pos-ticket/ticket-lines.tsx';
export { TicketTotals } from '#features/pos-ticket/ticket-totals.tsx';
export { Ticket } from '#features/pos-ticket/ticket.tsx';
