import { isLimited, type PromoProblem, limitProblem } from '@servery/domain/promos/discount';
import { promoProblemText } from '@servery/domain/promos/words';
import type { CartAt, CartChange } from '#actions/customer/cart/cart-change';
import type { ReadTx } from '#db/database';
import { fail } from '@servery/domain/failure';
import { personProblem, voucherProblem } from '#ordering/use-promo';
import { promoUses } from '#stores/promos';
import { cartPromo } from '@servery/domain/ordering/price';

const refuse = (problem: PromoProblem) => fail('promo_invalid', { text: promoProblemText(problem) });

/** A code is checked when it is typed; whether there is still a use of it left is decided when the order is placed. */
export async function promoChange(tx: ReadTx, code: string, at: CartAt): Promise<CartChange> {
  const couponCode = code.trim().toUpperCase();
  if (couponCode === '') return { ok: true, details: { couponCode } };
  const { venue, cart, customerId, now } = at;
  const found = cartPromo({ ...cart, couponCode }, venue, now);
  if (!found.ok) return refuse(found.error);
  const promo = found.value;
  const user = { customerId, email: '', mobile: '' };
  const wrong =
    (await voucherProblem(tx, promo, { venueId: venue.id, couponCode })) ??
    (await personProblem(tx, promo, { user, venueId: venue.id }));
  if (wrong) return refuse(wrong);
  if (isLimited(promo)) {
    const problem = limitProblem(promo, await promoUses(tx, promo.id, user));
    if (problem) return refuse(problem);
  }
  return { ok: true, details: { couponCode } };
}
