import { isLimited, limitProblem } from '@servery/domain/promos/discount';
import { promoProblemText } from '@servery/domain/promos/words';
import type { CheckedOrder } from '@servery/domain/ordering/check-order';
import type { Tx } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import { countPromoUse, promoUses, type PromoUser } from '#stores/promos';

/** The last use of a code goes to one order: placing locks the code, so that others wait and count again. */
export async function securePromo(
  tx: Tx,
  checked: CheckedOrder,
  by: { user: PromoUser; placing: boolean },
): Promise<Failure<'promo_invalid'> | undefined> {
  const used = checked.promo;
  if (!used || !isLimited(used)) return undefined;
  const uses = await (by.placing ? countPromoUse : promoUses)(tx, used.id, by.user);
  const problem = limitProblem(used, uses);
  return problem && fail('promo_invalid', { text: promoProblemText(problem) });
}
