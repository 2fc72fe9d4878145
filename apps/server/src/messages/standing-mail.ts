import { dateText } from '@servery/domain/standing-orders/words';
import { catalogue } from '@servery/domain/texts/catalogue';
import type { ReadTx, Tx } from '#db/database';
import type { Message, MessageParts } from '#messages/message';
import type { Notice } from '#messages/notice';
import { findCustomer } from '#stores/people';
import { findStanding } from '#stores/standing-orders';
import { venueFacts } from '#stores/venue/list-venues';

type Of<T extends Notice['template']> = Extract<Notice, { template: T }>;

const m = catalogue('mails-standing-orders', {
  problemSubject: 'Your order for {day} at {store} needs a change',
  problem: 'Hi {name}. We can’t place your standing order for {day} as it is. {reason}',
  until: 'You can change it until {until}. After that we skip this one, and nothing is charged.',
  skippedSubject: 'We skipped your order for {day} at {store}',
  skipped: 'Hi {name}. We didn’t place your standing order for {day}. {reason}',
  next: 'Your next one goes ahead as planned, unless the same happens again.',
  open: 'Open your standing order',
});

async function factsOf(tx: ReadTx, of: { customer_id: number; standing_order_id: number }) {
  const customer = await findCustomer(tx, of.customer_id);
  const order = await findStanding(tx, of.standing_order_id);
  const venue = order && (await venueFacts(tx, order.venue_id));
  return customer && customer.closed_at === null && venue ? { customer, venue } : undefined;
}

type Words = { subject: string; lead: string; note: string };
type Told = { customer_id: number; standing_order_id: number; due: number };

/** What both mails have: whom it goes to, which day it is about, and the way to the standing order. */
async function mailAbout(
  tx: Tx,
  of: Told,
  say: (facts: { name: string; day: string; store: string; zone: string }) => Words,
): Promise<((parts: MessageParts) => Message) | undefined> {
  const facts = await factsOf(tx, of);
  if (!facts) return undefined;
  const { customer, venue } = facts;
  const { name, email, brand_code: brandCode } = customer;
  return (parts) => ({
    by: 'mail',
    brandCode,
    to: email,
    said: () => ({
      ...say({ name, day: dateText(of.due, venue.timeZone), store: venue.name, zone: venue.timeZone }),
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
  const mail = await mailAbout(tx, of, ({ name, day, store, zone }) => ({
    subject: m.problemSubject({ day, store }),
    lead: m.problem({ name, day, reason: of.reason }),
    note: m.until({ until: dateText(of.cut_off, zone) }),
  }));
  return mail?.(parts);
}

export async function standingSkippedMail(
  tx: Tx,
  of: Of<'standing-skipped'>,
  parts: MessageParts,
): Promise<Message | undefined> {
  const mail = await mailAbout(tx, of, ({ name, day, store }) => ({
    subject: m.skippedSubject({ day, store }),
    lead: m.skipped({ name, day, reason: of.reason }),
    note: m.next,
  }));
  return mail?.(parts);
}
