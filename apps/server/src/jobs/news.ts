import { z } from 'zod';
import type { Tx } from '#db/database';
import type { SendParts } from '#messages/message';
import { type Letter, letterOf, newsMail } from '#messages/news-mail';
import { type MailPort, MailRefused } from '#providers/mail/port';
import { addNewsJob } from '#stores/jobs';
import { findNews, moveNews, type NewsRecord, tellOfNews } from '#stores/news/messages';
import { addRecipients } from '#stores/news/reach';
import { type Claimed, claimNext, giveUpUnknown, markRecipient, newsCounts } from '#stores/news/recipients';
import { venueFacts } from '#stores/venue/list-venues';

const payload = z.object({ message_id: z.number(), run: z.number() });
type Run = z.output<typeof payload>;
type Parts = Pick<SendParts, 'db' | 'clock' | 'brands' | 'mail' | 'publicUrl'>;

/** So many mails and then the next job: a message to thousands is no reason that another waits. */
const AT_ONCE = 50;

/** Goes on with a message, or begins it; nothing where it was stopped or is another run's. */
async function begin(tx: Tx, { message_id: id, run }: Run, now: number): Promise<Letter | undefined> {
  const record = await findNews(tx, id);
  const venue = record && (await venueFacts(tx, record.venue_id));
  if (!record || !venue || record.run !== run) return undefined;
  const { brandCode } = venue;
  if (record.state === 'planned' && record.send_at <= now) await start(tx, record, { brandCode, now });
  else if (record.state === 'sending') await giveUpUnknown(tx, id);
  else return undefined;
  return letterOf(tx, record, brandCode);
}

async function start(tx: Tx, record: NewsRecord, { brandCode, now }: { brandCode: string; now: number }) {
  const { id, venue_id: venueId } = record;
  if (!(await moveNews(tx, { id, from: 'planned', to: 'sending' }, { started_at: now }))) return;
  await addRecipients(tx, { messageId: id, venueId, brandCode, now }, record.value.segment);
}

/** Who is next, unless it was stopped meanwhile; with nobody left it is done. */
async function next(tx: Tx, { message_id: id, run }: Run, at: { brandCode: string; now: number }) {
  const record = await findNews(tx, id);
  if (record?.run !== run || record.state !== 'sending') return undefined;
  const claimed = await claimNext(tx, id, at);
  if (!claimed) await moveNews(tx, { id, from: 'sending', to: 'sent' }, { ended_at: at.now });
  return claimed;
}

/** What became of one mail. What surely did not leave goes later; what may have left is not sent twice. */
async function sendOne(mail: MailPort, letter: Letter, to: { who: Claimed; parts: Parts }) {
  const { who, parts } = to;
  const brand = parts.brands.byCode(letter.brandCode);
  if (!brand) throw new Error('the brand of a message is not there');
  const url = parts.publicUrl(letter.brandCode);
  const settle = (state: 'sent' | 'failed' | 'waiting') =>
    parts.db.write((tx) => markRecipient(tx, who.id, state));
  try {
    const addressed = { to: who.email, token: who.token, messageKey: String(who.id) };
    await mail.send(newsMail(letter, addressed, { brand, url }));
  } catch (error) {
    const isRefused = error instanceof MailRefused;
    await settle(isRefused && !error.isFinal ? 'waiting' : 'failed');
    if (isRefused && error.isFinal) return;
    throw error;
  }
  await settle('sent');
}

/** Sends a message to its next recipients. Each is written down before their mail leaves, so that nobody gets it twice. */
export async function sendNews(job: unknown, parts: Parts): Promise<void> {
  const run = payload.parse(job);
  const { db, clock, mail } = parts;
  if (!mail) throw new Error('there is nothing to send mails with');
  const letter = await db.write((tx) => begin(tx, run, clock()));
  if (!letter) return;
  const { brandCode, venue } = letter;
  for (let count = 0; count < AT_ONCE; count += 1) {
    const who = await db.write((tx) => next(tx, run, { brandCode, now: clock() }));
    if (!who) return;
    await sendOne(mail, letter, { who, parts });
  }
  await db.write(async (tx) => {
    tellOfNews(tx, venue.id);
    await addNewsJob(tx, run, clock());
  });
}

/** The mails could not be sent, however often it was tried: it ends, and says to whom it did not go. What never began is a draft again. */
export async function giveUpNews(tx: Tx, job: unknown, now: number): Promise<void> {
  const { message_id: id, run } = payload.parse(job);
  const record = await findNews(tx, id);
  if (record?.run !== run) return;
  if (await moveNews(tx, { id, from: 'planned', to: 'draft' }, { send_at: 0 })) return;
  await giveUpUnknown(tx, id);
  const { waiting } = (await newsCounts(tx, [id]))(id);
  await moveNews(tx, { id, from: 'sending', to: waiting > 0 ? 'partial' : 'sent' }, { ended_at: now });
}
