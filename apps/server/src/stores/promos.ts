import type { ReadTx, Tx } from '#db/database';

/** Who uses a promo: a member by their id, a guest by the email address or mobile of the order. */
export type PromoUser = { customerId: number; email: string; mobile: string };

async function usesBy(tx: ReadTx, promoId: number, user: PromoUser): Promise<number> {
  const row = await tx.q
    .selectFrom('promo_use')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('promo_id', '=', promoId)
    .where((of) =>
      of.or([
        of('customer_id', '=', user.customerId),
        of.and([of('email', '=', user.email.toLowerCase()), of('email', '!=', '')]),
        of.and([of('mobile', '=', user.mobile), of('mobile', '!=', '')]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function promoUses(
  tx: ReadTx,
  promoId: number,
  user: PromoUser,
): Promise<{ total: number; mine: number }> {
  const row = await tx.q
    .selectFrom('promo')
    .select('used')
    .where('id', '=', promoId)
    .executeTakeFirstOrThrow();
  return { total: row.used, mine: await usesBy(tx, promoId, user) };
}

/** Locks the promo until the transaction ends and counts one more use; answers the uses before it. */
export async function countPromoUse(
  tx: Tx,
  promoId: number,
  user: PromoUser,
): Promise<{ total: number; mine: number }> {
  const row = await tx.q
    .updateTable('promo')
    .set((promo) => ({ used: promo('used', '+', 1) }))
    .where('id', '=', promoId)
    .returning('used')
    .executeTakeFirstOrThrow();
  return { total: row.used - 1, mine: await usesBy(tx, promoId, user) };
}

const hasOrderedAs = async (tx: ReadTx, venueId: number, customerId: number): Promise<boolean> => {
  const row = await tx.q
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('venue_id', '=', venueId)
    .where('status', 'not in', [9, 10])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

async function hasOrderedWith(tx: ReadTx, venueId: number, email: string): Promise<boolean> {
  const row = await tx.q
    .selectFrom('orders')
    .select('id')
    .where('customer_id', 'is', null)
    .where((of) => of(of.fn<string>('lower', ['contact_email']), '=', email))
    .where('venue_id', '=', venueId)
    .where('status', 'not in', [9, 10])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function memberWith(tx: ReadTx, venueId: number, email: string): Promise<number> {
  const row = await tx.q
    .selectFrom('customer')
    .innerJoin('venue', 'venue.brand_code', 'customer.brand_code')
    .select('customer.id')
    .where('venue.id', '=', venueId)
    .where('customer.email', '=', email)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Whether somebody has ordered from a venue before: as the member that they are, or with the same email address. */
export async function hasOrdered(tx: ReadTx, venueId: number, user: PromoUser): Promise<boolean> {
  const email = user.email.toLowerCase();
  if (user.customerId > 0 && (await hasOrderedAs(tx, venueId, user.customerId))) return true;
  if (email === '') return false;
  if (await hasOrderedWith(tx, venueId, email)) return true;
  const member = await memberWith(tx, venueId, email);
  return member > 0 && member !== user.customerId && hasOrderedAs(tx, venueId, member);
}

/** A promo without a limit is not counted one by one, so that orders need not wait for each other: with one, it is. */
export async function recountUses(tx: Tx, promoId: number): Promise<void> {
  await tx.q
    .updateTable('promo')
    .set((of) => ({
      used: of
        .selectFrom('promo_use')
        .select((use) => use.fn.countAll<number>().as('count'))
        .where('promo_use.promo_id', '=', promoId),
    }))
    .where('id', '=', promoId)
    .execute();
}

/** Whether a voucher can be used: there is one, and no order has it. */
export async function voucherState(
  tx: ReadTx,
  { venueId, code }: { venueId: number; code: string },
): Promise<'free' | 'used' | 'unknown'> {
  const row = await tx.q
    .selectFrom('voucher')
    .select('order_id')
    .where('venue_id', '=', venueId)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) return 'unknown';
  return row.order_id === null ? 'free' : 'used';
}

/** Nobody else uses it until the transaction ends. */
export async function lockVoucher(
  tx: Tx,
  { venueId, code }: { venueId: number; code: string },
): Promise<void> {
  await tx.q
    .updateTable('voucher')
    .set((row) => ({ order_id: row.ref('order_id') }))
    .where('venue_id', '=', venueId)
    .where('code', '=', code)
    .execute();
}

export async function recordPromoUse(
  tx: Tx,
  use: { orderId: number; promoId: number; venueId: number; voucher: string; user: PromoUser },
): Promise<void> {
  if (use.voucher !== '')
    await tx.q
      .updateTable('voucher')
      .set({ order_id: use.orderId })
      .where('venue_id', '=', use.venueId)
      .where('code', '=', use.voucher)
      .execute();
  const { user } = use;
  await tx.q
    .insertInto('promo_use')
    .values({
      order_id: use.orderId,
      promo_id: use.promoId,
      venue_id: use.venueId,
      customer_id: user.customerId > 0 ? user.customerId : null,
      email: user.email.toLowerCase(),
      mobile: user.mobile,
    })
    .execute();
}

export async function givePromoBack(tx: Tx, orderId: number): Promise<void> {
  const use = await tx.q
    .deleteFrom('promo_use')
    .where('order_id', '=', orderId)
    .returning('promo_id')
    .executeTakeFirst();
  if (!use) return;
  await tx.q.updateTable('voucher').set({ order_id: null }).where('order_id', '=', orderId).execute();
  await tx.q
    .updateTable('promo')
    .set((promo) => ({ used: promo('used', '-', 1) }))
    .where('id', '=', use.promo_id)
    .where('used', '>', 0)
    .execute();
}
