import type { JournalAccount } from '@servery/contract/entities/sales-report';
import type { JournalProgram } from '@servery/domain/sales/journal';
import type { BalanceFlow } from '@servery/domain/sales/sum-span';
import type { Generated } from 'kysely';
import type { MailEvery } from '@servery/domain/sales/mail-period';

/** What a venue sold on one day of its own calendar, once that day was over. */
export type SalesDayTable = {
  venue_id: number;
  /** 'YYYY-MM-DD'. */
  day: string;
  /** From midnight to midnight of the venue's clock. Where it keeps another time now, the day is summed anew. */
  from_at: number;
  to_at: number;
  /** By which edition of the rules it was summed. */
  rule: number;
  /** JSON; nothing in it tells who bought anything. */
  sums: string;
};

/** What changed what a venue owes to members, as its reports and journals have it. Whose balance it was stands in the ledger. */
export type BalanceFlowTable = {
  /** What it was, and of which payment, transfer or payout: it is written once. */
  id: string;
  venue_id: number;
  kind: BalanceFlow['kind'];
  method: Generated<string>;
  /** What the balance got; below nothing where it left. */
  cents: number;
  /** What was paid for it, and how much of that is the surcharge; with the GST that is in it. */
  charged: Generated<number>;
  surcharge: Generated<number>;
  gst: Generated<number>;
  gst_registered: Generated<number>;
  created_at: number;
};

/** Which account of the venue's own books a line of its journals is for. */
export type JournalAccountTable = {
  venue_id: number;
  program: JournalProgram;
  account: JournalAccount;
  code: string;
};

/** Somebody of the team who is sent what the venue sold. */
export type ReportMailTable = {
  venue_id: number;
  person_id: number;
  every: MailEvery;
  /** The last day of the last period that was sent: each is sent once. */
  sent_for: string;
};
