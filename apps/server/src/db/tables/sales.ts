import type { JournalAccount, JournalProgram } from '@servery/domain/sales/journal';
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
