import { STATUS_TEXT } from '@servery/domain/orders/status';
import { promiseText } from '@servery/domain/payments/refund';
import type { LoadedBrand } from '#brand/load';
import { speakFor } from '#brand/speak';
import type { Tx } from '#db/database';
import { accountMail } from '#messages/account-mail';
import { composeNotice } from '#messages/compose-notice';
import type { SendParts } from '#messages/message';
import type { Notice } from '#messages/notice';
import { type OrderFacts, orderFacts } from '#messages/order-facts';
import { orderMail } from '#messages/order-mail';
import { statusMail } from '#messages/status-message';
import type { Mail } from '#providers/mail/port';
import { addFeedback } from '#stores/feedback';
import { verifyMobile } from '#stores/mobiles';
import { newestOrderOf } from '#stores/order-search';
import { insertMember } from '#stores/people';
import { updateProfile } from '#stores/profile';
import { insertSignUp } from '#stores/sign-ups';

type PreviewParts = Omit<SendParts, 'mail' | 'text'>;
export type Preview = { name: string } & ({ mail: Mail } | { text: string });

const MOBILE = '+61491570110';
const PERSON = {
  name: 'Mia Lim',
  email: 'mia.lim@example.com',
  mobile: MOBILE,
  country_code: 'AU',
  state: 'WA',
};

/** Somebody to write to, with everything that is told about an account. */
async function sampleNotices(tx: Tx, brand: string, now: number): Promise<Notice[]> {
  const customer_id = await insertMember(
    tx,
    { ...PERSON, brand_code: brand, email: 'preview@example.com' },
    now,
  );
  const sign_up_id = await insertSignUp(tx, {
    ...PERSON,
    brand_code: brand,
    email: 'new.here@example.com',
    password_hash: '',
    session_id: 0,
    created_at: now,
  });
  const stars = { ease_of_use: 5, speed: 4, overall: 5, comments: 'Loved the chips.' };
  const feedback_id = await addFeedback(tx, {
    ...stars,
    brand_code: brand,
    customer_id,
    order_id: null,
    created_at: now,
  });
  await updateProfile(tx, customer_id, { new_email: PERSON.email });
  return [
    { template: 'sign-up', sign_up_id },
    { template: 'reset-password', brand, email: 'preview@example.com' },
    { template: 'verify-mobile', customer_id, mobile: MOBILE },
    { template: 'reset-pin', brand, mobile: MOBILE },
    { template: 'connect', customer_id, provider: 'google', subject: 'preview' },
    { template: 'new-email', customer_id, email: PERSON.email },
    { template: 'email-changed', brand, name: PERSON.name, old_email: PERSON.email },
    { template: 'changed', customer_id, secret: 'password' },
    { template: 'feedback', feedback_id },
    { template: 'payout', brand, name: PERSON.name, email: PERSON.email, cents: 2450 },
    { template: 'payout-ended', customer_id, cents: 2450, outcome: 'paid' },
    { template: 'payout-ended', customer_id, cents: 2450, outcome: 'returned' },
  ];
}

async function previewNotice(
  tx: Tx,
  notice: Notice,
  { brand, parts }: { brand: LoadedBrand; parts: PreviewParts },
): Promise<Preview[]> {
  const message = await composeNotice(tx, notice, parts);
  // A PIN is reset by a number that was confirmed.
  if (notice.template === 'verify-mobile')
    await verifyMobile(
      tx,
      { id: notice.customer_id, brand_code: brand.code, mobile: notice.mobile },
      parts.clock(),
    );
  if (!message) return [];
  const name = notice.template + ('outcome' in notice ? `-${notice.outcome}` : '');
  if (message.by === 'text') return [{ name, text: speakFor(brand, () => message.said(brand)) }];
  const to = typeof message.to === 'string' ? message.to : message.to(brand);
  const host = new URL(parts.publicUrl(brand.code)).hostname;
  return [{ name, mail: accountMail({ brand, to, host }, speakFor(brand, message.said)) }];
}

/** The order with a made-up customer: whoever looks at mails may not read whose it is, or open it. */
const withoutCustomer = (found: OrderFacts, url: string): OrderFacts => ({
  ...found,
  link: `${url}/account/orders`,
  order: { ...found.order, contact_name: PERSON.name, contact_email: PERSON.email },
  receipt: {
    ...found.receipt,
    order: {
      ...found.receipt.order,
      contact_name: PERSON.name,
      billing_address: '',
      note: '',
      details: [],
      table_num: '',
    },
    order_items: found.receipt.order_items.map((item) => ({ ...item, notes: '' })),
  },
});

/** What is told about an order, by the newest one of the brand; nothing where nobody has ordered yet. */
async function previewOrder(tx: Tx, brand: LoadedBrand, parts: PreviewParts): Promise<Preview[]> {
  const newest = await newestOrderOf(tx, brand.code);
  const real = newest && (await orderFacts(tx, newest.ref, { ...parts, mail: undefined, text: undefined }));
  if (!real) return [];
  const found = withoutCustomer(real, parts.publicUrl(brand.code));
  const { order, ...rest } = found;
  const facts = { ...rest, to: order.contact_email, arrival: promiseText(order.payment_method) };
  const cancelled = {
    ...facts,
    receipt: { ...facts.receipt, order: { ...facts.receipt.order, status_text: STATUS_TEXT[9] } },
  };
  const placed = speakFor(brand, () => orderMail('order-placed', facts));
  const ready = { template: 'order-status', order: order.ref, step: 'ready', or_mail: false } as const;
  return [
    { name: 'order-placed', mail: placed },
    { name: 'order-cancelled', mail: speakFor(brand, () => orderMail('order-cancelled', cancelled)) },
    { name: 'order-ready', mail: statusMail(found, ready) },
  ];
}

class Undone extends Error {
  readonly previews: Preview[];
  constructor(previews: Preview[]) {
    super('undone');
    this.previews = previews;
  }
}

/** Every message of a brand as it would be sent. The people it is written to, and its links, are undone again. */
export async function previewMessages(brand: LoadedBrand, parts: PreviewParts): Promise<Preview[]> {
  try {
    return await parts.db.write(async (tx) => {
      const previews: Preview[] = [];
      for (const notice of await sampleNotices(tx, brand.code, parts.clock()))
        previews.push(...(await previewNotice(tx, notice, { brand, parts })));
      previews.push(...(await previewOrder(tx, brand, parts)));
      throw new Undone(previews);
    });
  } catch (error) {
    if (error instanceof Undone) return error.previews;
    throw error;
  }
}
