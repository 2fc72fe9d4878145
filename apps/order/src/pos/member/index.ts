export { MemberDialog } from '#pos/member/member-dialog.tsx';
export { TicketMember } from '#pos/member/ticket-member.tsx';
