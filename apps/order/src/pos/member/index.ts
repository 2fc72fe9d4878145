export { BalanceDialog, type PayingMember } from '#pos/member/balance-dialog.tsx';
export { TicketMember } from '#pos/member/ticket-member.tsx';
