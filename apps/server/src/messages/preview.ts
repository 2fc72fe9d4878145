import { giftEnding } from '@servery/domain/gifts/code';
import { giftEnd, LEAST_YEARS } from '@servery/domain/gifts/gift';
import type { LoadedBrand } from '#brand/read-brand';
import type { Tx } from '#db/database';
import { composeNotice } from '#messages/compose-notice';
import { previewConsole } from '#messages/preview-console';
import { previewOrder } from '#messages/preview-order';
import {
  type Preview,
  previewMessage,
  type PreviewParts,
  SAMPLE_MOBILE,
  SAMPLE_PERSON,
} from '#messages/preview-parts';
import type { Notice } from '#messages/notice';
import { columnPurpose } from '#safety/seal';
import { insertGift, moveGift, newGiftCode } from '#stores/gifts';
import { addFeedback, answerFeedback } from '#stores/feedback';
import { verifyMobile } from '#stores/mobiles';
import { insertMember } from '#stores/people';
import { blankStanding } from '@servery/domain/standing-orders/standing-order';
import { reasonText } from '@servery/domain/standing-orders/words';
import { updateProfile } from '#stores/profile';
import { insertSignUp } from '#stores/sign-ups';
import { insertStanding } from '#stores/standing-orders';
import { insertPause } from '#stores/standing-pauses';
import { venuesOf } from '#stores/venue/list-venues';

const HOUR = 3_600_000;

/** What is told of a standing order that cannot be placed. */
async function sampleStanding(
  tx: Tx,
  customerId: number,
  of: { brand: string; now: number },
): Promise<Notice[]> {
  const [venue] = await venuesOf(tx, of.brand);
  const menuId = venue?.menus[0]?.id;
  if (!venue || menuId === undefined) return [];
  const order = { ...blankStanding(undefined, customerId), venueId: venue.id, menuId };
  const how = {
    submit_key: 'preview',
    payment_method: 'advance',
    status: 1,
    paused_by: '',
    now: of.now,
  } as const;
  const { id: standing_order_id } = await insertStanding(tx, order, how);
  const [from, to] = [30, 39].map((days) => new Date(of.now + days * 24 * HOUR).toISOString().slice(0, 10));
  const pause = { from: from ?? '', to: to ?? '', note: '' };
  const pause_id = await insertPause(tx, pause, { venueId: venue.id, now: of.now });
  const reason = reasonText({ code: 'no_means', total: 2745, balance: 500, ending: '' });
  const facts = { customer_id: customerId, standing_order_id, due: of.now + 20 * HOUR, reason };
  return [
    { template: 'standing-problem', ...facts, cut_off: of.now + 8 * HOUR },
    { template: 'standing-skipped', ...facts },
    { template: 'standing-paused', customer_id: customerId, standing_order_id, pause_id },
    { template: 'standing-resumed', customer_id: customerId, standing_order_id },
  ];
}

/** A voucher that was never sold. */
async function sampleGift(tx: Tx, brand: string, { clock, payments }: PreviewParts): Promise<Notice[]> {
  const [venue] = await venuesOf(tx, brand);
  if (!venue) return [];
  const [id, code, now] = ['preview', newGiftCode(), clock()];
  await insertGift(tx, {
    id,
    brand_code: brand,
    venue_id: venue.id,
    code_hash: '',
    code: payments.sealer.seal(code, columnPurpose('gift_voucher', id, 'code')),
    ending: giftEnding(code),
    cents: 5000,
    paid_with: 'cash',
    buyer: SAMPLE_PERSON.name,
    recipient: '',
    email: SAMPLE_PERSON.email,
    message: '',
    sold_by: null,
    submit_key: 'preview',
    sold_at: now,
    ends_at: giftEnd(now, LEAST_YEARS, 'Australia/Perth'),
  });
  const sold = { giftId: id, venueId: venue.id, cents: 5000, transfer: id, now };
  await moveGift(tx, sold, { from: 'sold', to: 'gift' });
  return [{ template: 'gift', gift_id: id }];
}

/** Somebody to write to, with everything that is told about an account. */
async function sampleNotices(tx: Tx, brand: string, parts: PreviewParts): Promise<Notice[]> {
  const now = parts.clock();
  const customer_id = await insertMember(
    tx,
    { ...SAMPLE_PERSON, brand_code: brand, email: 'preview@example.com' },
    now,
  );
  const sign_up_id = await insertSignUp(tx, {
    ...SAMPLE_PERSON,
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
  await answerFeedback(tx, feedback_id, { text: stars.comments, personId: null, now });
  const [venue] = await venuesOf(tx, brand);
  await updateProfile(tx, customer_id, { new_email: SAMPLE_PERSON.email });
  return [
    { template: 'sign-up', sign_up_id },
    { template: 'reset-password', brand, email: 'preview@example.com' },
    { template: 'verify-mobile', customer_id, mobile: SAMPLE_MOBILE },
    ...(venue ? [{ template: 'balance-code' as const, customer_id, venue_id: venue.id }] : []),
    { template: 'reset-pin', brand, mobile: SAMPLE_MOBILE },
    { template: 'connect', customer_id, provider: 'google', subject: 'preview' },
    { template: 'new-email', customer_id, email: SAMPLE_PERSON.email },
    { template: 'email-changed', brand, name: SAMPLE_PERSON.name, old_email: SAMPLE_PERSON.email },
    { template: 'changed', customer_id, secret: 'password' },
    { template: 'feedback', feedback_id },
    ...(venue ? [{ template: 'feedback-answer' as const, feedback_id, venue_id: venue.id }] : []),
    { template: 'payout', brand, name: SAMPLE_PERSON.name, email: SAMPLE_PERSON.email, cents: 2450 },
    { template: 'payout-ended', customer_id, cents: 2450, outcome: 'paid' },
    { template: 'payout-ended', customer_id, cents: 2450, outcome: 'returned' },
    { template: 'auto-topup', customer_id, cents: 3000 },
    { template: 'auto-topup-failed', customer_id, cents: 3000, declined: true, off: true },
    { template: 'auto-topup-failed', customer_id, cents: 3000, declined: false, off: false },
    ...(await sampleGift(tx, brand, parts)),
    ...(await sampleStanding(tx, customer_id, { brand, now })),
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
  const end = 'outcome' in notice ? `-${notice.outcome}` : 'off' in notice && notice.off ? '-off' : '';
  const name = notice.template + end;
  return [previewMessage(name, message, { brand, parts })];
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
      for (const notice of await sampleNotices(tx, brand.code, parts))
        previews.push(...(await previewNotice(tx, notice, { brand, parts })));
      previews.push(...(await previewConsole(tx, brand, parts)), ...(await previewOrder(tx, brand, parts)));
      throw new Undone(previews);
    });
  } catch (error) {
    if (error instanceof Undone) return error.previews;
    throw error;
  }
}
