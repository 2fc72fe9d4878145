import { dateName } from '@servery/domain/hours/words';
import { pauseDays, pauseText } from '@servery/domain/standing-orders/pauses';
import { dateText } from '@servery/domain/standing-orders/words';
import { catalogue } from '@servery/domain/texts/catalogue';
import type { ReadTx, Tx } from '#db/database';
import type { Message, MessageParts } from '#messages/message';
import type { Notice } from '#messages/notice';
import { findCustomer } from '#stores/people';
import { findStanding } from '#stores/standing-orders';
import { findPause } from '#stores/standing-pauses';
import { venueFacts } from '#stores/venue/list-venues';

type Of<T extends Notice['template']> = Extract<Notice, { template: T }>;

const m = catalogue('mails-standing-orders', {
  problemSubject: 'Your order for {day} at {store} needs a change',
  problem: 'Hi {name}. We can’t place your standing order for {day} as it is. {reason}',
  until: 'You can change it until {until}. After that we skip this one, and nothing is charged.',
  skippedSubject: 'We skipped your order for {day} at {store}',
  skipped: 'Hi {name}. We didn’t place your standing order for {day}. {reason}',
  next: 'Your next one goes ahead as planned, unless the same happens again.',
  pausedSubject: '{store} pauses standing orders: {days}',
  paused: 'Hi {name}. {what} Nothing is placed and nothing is charged on these days.',
  resumedSubject: 'Standing orders at {store} are back on',
  resumed: 'Hi {name}. {store} takes standing orders again, sooner than we told you.',
  nextOn: 'Your next one is for {day}. You can change, skip or pause it yourself.',
  noNext: 'You can change, skip or pause it yourself.',
  open: 'Open your standing order',
});

async function factsOf(tx: ReadTx, of: { customer_id: number; standing_order_id: number }) {
  const customer = await findCustomer(tx, of.customer_id);
  const order = await findStanding(tx, of.standing_order_id);
  const venue = order && (await venueFacts(tx, order.venue_id));
  return customer && customer.closed_at === null && venue ? { customer, venue, order } : undefined;
}

type Words = { subject: string; lead: string; note: string };
type Told = { customer_id: number; standing_order_id: number };
type Facts = { name: string; store: string; zone: string; nextDate: string };

/** What these mails have: whom it goes to, of which store, and the way to the standing order. */
async function mailAbout(
  tx: Tx,
  of: Told,
  say: (facts: Facts) => Words,
): Promise<((parts: MessageParts) => Message) | undefined> {
  const facts = await factsOf(tx, of);
  if (!facts) return undefined;
  const { customer, venue, order } = facts;
  const { name, email, brand_code: brandCode } = customer;
  return (parts) => ({
    by: 'mail',
    brandCode,
    to: email,
    said: () => ({
      ...say({ name, store: venue.name, zone: venue.timeZone, nextDate: order.next_date }),
      link: {
        href: `${parts.publicUrl(brandCode)}/account/standingorder/${of.standing_order_id}`,
        label: m.open,
      },
    }),
  });
}

/** Told while there is time to act. */
export async function standingProblemMail(
  tx: Tx,
  of: Of<'standing-problem'>,
  parts: MessageParts,
): Promise<Message | undefined> {
  const mail = await mailAbout(tx, of, ({ name, store, zone }) => {
    const day = dateText(of.due, zone);
    return {
      subject: m.problemSubject({ day, store }),
      lead: m.problem({ name, day, reason: of.reason }),
      note: m.until({ until: dateText(of.cut_off, zone) }),
    };
  });
  return mail?.(parts);
}

export async function standingSkippedMail(
  tx: Tx,
  of: Of<'standing-skipped'>,
  parts: MessageParts,
): Promise<Message | undefined> {
  const mail = await mailAbout(tx, of, ({ name, store, zone }) => {
    const day = dateText(of.due, zone);
    return {
      subject: m.skippedSubject({ day, store }),
      lead: m.skipped({ name, day, reason: of.reason }),
      note: m.next,
    };
  });
  return mail?.(parts);
}

const nextText = (date: string): string => (date === '' ? m.noNext : m.nextOn({ day: dateName(date) }));

/** Nothing where the pause was taken back before anybody was told. */
export async function standingPausedMail(
  tx: Tx,
  of: Of<'standing-paused'>,
  parts: MessageParts,
): Promise<Message | undefined> {
  const order = await findStanding(tx, of.standing_order_id);
  const pause = order && (await findPause(tx, order.venue_id, of.pause_id));
  if (!pause) return undefined;
  const mail = await mailAbout(tx, of, ({ name, store, nextDate }) => ({
    subject: m.pausedSubject({ store, days: pauseDays(pause) }),
    lead: m.paused({ name, what: pauseText(pause, store) }),
    note: nextText(nextDate),
  }));
  return mail?.(parts);
}

export async function standingResumedMail(
  tx: Tx,
  of: Of<'standing-resumed'>,
  parts: MessageParts,
): Promise<Message | undefined> {
  const mail = await mailAbout(tx, of, ({ name, store, nextDate }) => ({
    subject: m.resumedSubject({ store }),
    lead: m.resumed({ name, store }),
    note: nextText(nextDate),
  }));
  return mail?.(parts);
}
