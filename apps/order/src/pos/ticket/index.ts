export { CancelDialog } from '#pos/ticket/cancel-dialog.tsx';
export { NoteDialog, PromoDialog } from '#pos/ticket/note-dialogs.tsx';
export { TicketFrame } from '#pos/ticket/ticket-frame.tsx';
export { TicketLines } from '#pos/ticket/ticket-lines.tsx';
export { TicketTotals } from '#pos/ticket/ticket-totals.tsx';
export { Ticket } from '#pos/ticket/ticket.tsx';
