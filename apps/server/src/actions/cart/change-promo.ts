import { isLimited, type PromoProblem, limitProblem } from '@servery/domain/promos/discount';
import { promoProblemText } from '@servery/domain/promos/words';
import type { Changes, Venue } from '#actions/cart/checkout-options';
import type { ReadTx } from '#db/database';
import { fail } from '#http/answer';
import { promoUses } from '#stores/promos';
import { cartPromo } from '#views/price';

const refuse = (problem: PromoProblem) => fail('promo_invalid', { text: promoProblemText(problem) });

/** A code is checked when it is typed; whether there is still a use of it left is decided when the order is placed. */
export async function promoChange(tx: ReadTx, code: string, venue: Venue): Promise<Changes> {
  const coupon_code = code.trim().toUpperCase();
  if (coupon_code === '') return { ok: true, details: { coupon_code } };
  const { catalogue, cart, customerId, now } = venue;
  const found = cartPromo({ ...cart, coupon_code }, catalogue, now);
  if (!found.ok) return refuse(found.error);
  const { promo, id } = found.value;
  if (isLimited(promo)) {
    const problem = limitProblem(promo, await promoUses(tx, id, { customerId, email: '', mobile: '' }));
    if (problem) return refuse(problem);
  }
  return { ok: true, details: { coupon_code } };
}
