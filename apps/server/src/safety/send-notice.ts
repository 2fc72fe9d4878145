import { memoryOf, type Pace, waitLeft } from '@servery/domain/limits/pace';
import type { Tx } from '#db/database';
import type { Caller } from '#callers/caller';
import type { Notice } from '#messages/notice';
import { countBoth, countTries, countTurn, lockSubjects, triesOf } from '#stores/counted-tries';
import { addNoticeJob } from '#stores/jobs';

const HOUR_MS = 3_600_000;
const hourly = (after: number): readonly Pace[] => [{ after, windowMs: HOUR_MS, waitMs: HOUR_MS }];

type Limits = {
  /** To one recipient. */
  to: readonly Pace[];
  /** By one account, or one session without an account. */
  by: readonly Pace[];
};
const ASKED: Limits = { to: hourly(3), by: hourly(5) };
const TOLD: Limits = { to: hourly(10), by: hourly(20) };
/** All that a venue's own people are told goes to one address. */
const TO_VENUE: Limits = { to: hourly(300), by: hourly(5) };

/** Every message that somebody can have sent, and how often: none is sent but through here. */
const LIMITS: Readonly<Record<Notice['template'], Limits>> = {
  'sign-up': ASKED,
  'reset-password': ASKED,
  'reset-pin': ASKED,
  'console-reset': ASKED,
  'team-invitation': { to: hourly(3), by: hourly(30) },
  connect: ASKED,
  'new-email': ASKED,
  'verify-mobile': ASKED,
  // A till asks for everybody in its queue.
  'balance-code': { to: hourly(6), by: hourly(200) },
  'email-changed': TOLD,
  changed: TOLD,
  'payout-ended': TOLD,
  'auto-topup': TOLD,
  'auto-topup-failed': TOLD,
  'standing-problem': TOLD,
  'standing-skipped': TOLD,
  'standing-paused': TOLD,
  'standing-resumed': TOLD,
  'sales-report': TOLD,
  'webhook-stopped': TOLD,
  'news-test': TOLD,
  feedback: TO_VENUE,
  'feedback-answer': { to: hourly(5), by: hourly(60) },
  gift: { to: hourly(5), by: hourly(60) },
  payout: TO_VENUE,
};
/** Of one kind, by one address: a whole food court may share it. */
const FROM_ADDRESS = hourly(60);

type Limited = { subject: string; paces: readonly Pace[] };
export type Sending = 'sent' | 'recipient-had-enough' | 'sender-had-enough';

const senderLimits = (
  template: Notice['template'],
  { session, member, address }: Caller,
): readonly Limited[] => {
  // An invitation goes to whichever address somebody types.
  if (template === 'team-invitation' && member)
    return [{ subject: `message:${template}:by:o${member.organisationId}`, paces: LIMITS[template].by }];
  // Whoever runs a venue is known, and tells customers what they did.
  if (session?.kind === 'console') return [];
  const account = session?.customer_id ? `c${session.customer_id}` : session && `s${session.id}`;
  return [
    // A till is a venue's own, and serves its whole queue.
    ...(session?.channel === 'counter'
      ? []
      : [{ subject: `message:${template}:from:${address}`, paces: FROM_ADDRESS }]),
    ...(account ? [{ subject: `message:${template}:by:${account}`, paces: LIMITS[template].by }] : []),
  ];
};

async function isOver(tx: Tx, { subject, paces }: Limited, now: number): Promise<boolean> {
  const { windowMs, most } = memoryOf(paces);
  return waitLeft(paces, await triesOf(tx, subject, { since: now - windowMs, most }), now) > 0;
}

async function takeTurn(
  tx: Tx,
  { sender, recipient }: { sender: readonly Limited[]; recipient: Limited },
  now: number,
): Promise<Sending> {
  const subjects = [...sender, recipient].map(({ subject }) => subject);
  await lockSubjects(tx, subjects);
  for (const limit of sender) if (await isOver(tx, limit, now)) return 'sender-had-enough';
  const enough = await isOver(tx, recipient, now);
  const counted = enough ? sender.map(({ subject }) => subject) : subjects;
  if (counted.length > 0) await countTries(tx, counted, now);
  return enough ? 'recipient-had-enough' : 'sent';
}

/**
 * Has a mail or a text sent, unless whoever asks or whoever gets it has had enough of its kind. `to` is the address or
 * the number, within its brand. Whether anybody is there is found out later, by who sends it.
 */
export async function sendNotice(
  tx: Tx,
  { notice, to }: { notice: Notice; to: string },
  caller: Caller,
): Promise<Sending> {
  const { template } = notice;
  const sender = senderLimits(template, caller);
  const recipient = { subject: `message:${template}:to:${to}`, paces: LIMITS[template].to };
  const sending = await takeTurn(tx, { sender, recipient }, caller.now);
  if (sending === 'sent') await addNoticeJob(tx, notice, caller.now);
  return sending;
}

/** Tells somebody what their own account did by itself, unless they have had enough of it. */
export async function sendToOwner(
  tx: Tx,
  notice: Notice & { customer_id: number },
  now: number,
): Promise<void> {
  const { template, customer_id: id } = notice;
  const recipient = { subject: `message:${template}:to:c${id}`, paces: LIMITS[template].to };
  if ((await takeTurn(tx, { sender: [], recipient }, now)) === 'sent') await addNoticeJob(tx, notice, now);
}

/** Tells somebody of a venue's team what they want or have to know, unless they have had enough of it. */
export async function sendToPerson(
  tx: Tx,
  notice: Notice & { template: 'sales-report' | 'webhook-stopped' },
  now: number,
): Promise<void> {
  const { template, person_id: id, venue_id: venue } = notice;
  const recipient = { subject: `message:${template}:to:p${id}v${venue}`, paces: LIMITS[template].to };
  if ((await takeTurn(tx, { sender: [], recipient }, now)) === 'sent') await addNoticeJob(tx, notice, now);
}

const RECEIPTS = { from: 300, to: 20 } as const;

/** The receipt of an order that nobody has paid for goes to whichever address was typed: so many, and no more. */
export async function mayMailReceipt(tx: Tx, email: string, caller: Caller): Promise<boolean> {
  const { session, address, now } = caller;
  // A till serves a queue, and its orders are its venue's own.
  const isOwn = session !== undefined && session.channel !== 'online';
  const turn = {
    from: `message:receipt:from:${isOwn ? `s${session.id}` : address}`,
    to: `message:receipt:to:${email.toLowerCase()}`,
    now,
  };
  await lockSubjects(tx, [turn.from, turn.to]);
  const had = await countBoth(tx, { ...turn, since: now - HOUR_MS });
  if (had.to >= RECEIPTS.to || (!isOwn && had.from >= RECEIPTS.from)) return false;
  await countTurn(tx, turn);
  return true;
}
