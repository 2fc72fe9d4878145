import { periodToMail } from '@servery/domain/sales/mail-period';
import type { Database } from '#db/database';
import { sendToPerson } from '#safety/send-notice';
import { claimReportMail, reportMails } from '#stores/report-mails';

/** Has the sales of each period that is over sent to whoever wants them, once. */
export async function wantReportMails(db: Database, now: number): Promise<void> {
  for (const mail of await db.read(reportMails)) {
    const { from, to } = periodToMail(mail.every, now, mail.zone);
    if (to <= mail.sentFor) continue;
    const { venueId: venue_id, personId: person_id } = mail;
    await db.write(async (tx) => {
      if (await claimReportMail(tx, mail, to))
        await sendToPerson(tx, { template: 'sales-report', person_id, venue_id, from, to }, now);
    });
  }
}
