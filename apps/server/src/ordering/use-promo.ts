import { fail, type Failure } from '@servery/domain/failure';
import type { Cart } from '@servery/domain/ordering/cart';
import type { CheckedOrder } from '@servery/domain/ordering/check-order';
import { isLimited, limitProblem, type PromoProblem, whoProblem } from '@servery/domain/promos/discount';
import { promoProblemText } from '@servery/domain/promos/words';
import type { VenuePromo } from '@servery/domain/venue/model';
import type { ReadTx, Tx } from '#db/database';
import {
  countPromoUse,
  hasOrdered,
  lockVoucher,
  promoUses,
  type PromoUser,
  voucherState,
} from '#stores/promos';

type Wanted = Pick<Cart, 'venueId' | 'couponCode'>;

/** What is wrong with the one code of many that a cart holds. */
export async function voucherProblem(
  tx: ReadTx,
  { hasVouchers }: Pick<VenuePromo, 'hasVouchers'>,
  { venueId, couponCode }: Wanted,
): Promise<PromoProblem | undefined> {
  if (!hasVouchers) return undefined;
  const state = await voucherState(tx, { venueId, code: couponCode });
  if (state === 'free') return undefined;
  return { why: state === 'used' ? 'used_up' : 'unknown' };
}

/** What is wrong with a promo for whoever wants to use it. */
export async function personProblem(
  tx: ReadTx,
  promo: Pick<VenuePromo, 'who'>,
  { user, venueId }: { user: PromoUser; venueId: number },
): Promise<PromoProblem | undefined> {
  if (promo.who === 'everyone') return undefined;
  return whoProblem(promo, {
    isMember: user.customerId > 0,
    hasOrdered: promo.who === 'first_order' && (await hasOrdered(tx, venueId, user)),
  });
}

/** The last use of a code goes to one order: placing locks the code, so that others wait and count again. */
export async function securePromo(
  tx: Tx,
  checked: CheckedOrder,
  by: { user: PromoUser; cart: Wanted; placing: boolean },
): Promise<Failure<'promo_invalid'> | undefined> {
  const used = checked.promo;
  if (!used) return undefined;
  const { venueId, couponCode } = by.cart;
  if (used.hasVouchers && by.placing) await lockVoucher(tx, { venueId, code: couponCode });
  const isCounted = isLimited(used);
  const problem =
    (await voucherProblem(tx, used, by.cart)) ??
    (await personProblem(tx, used, { user: by.user, venueId })) ??
    (isCounted
      ? limitProblem(used, await (by.placing ? countPromoUse : promoUses)(tx, used.id, by.user))
      : undefined);
  return problem && fail('promo_invalid', { text: promoProblemText(problem) });
}
