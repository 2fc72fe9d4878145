import { formatCents, moneyText } from '#money';
import type { PromoProblem } from '#promos/discount';
import { t } from '#promos/texts';

/** What is wrong with a code, to the one who typed it. */
export function promoProblemText(problem: PromoProblem): string {
  switch (problem.why) {
    case 'unknown':
      return t.thatPromoCodeIs;
    case 'not_taken':
      return t.promoCodesAreNot;
    case 'not_yet':
      return t.thatPromoCodeCannot;
    case 'not_now':
      return t.thatPromoCodeHas;
    case 'minimum':
      return t.thatPromoCodeNeeds({ amount: moneyText('$', formatCents(problem.minimum)) });
    case 'fulfilment':
      return t.thatPromoCodeIsNot;
    case 'product':
      return t.addToYourCart({ name: problem.name });
    case 'used_up':
      return t.thatPromoCodeHasBeen;
    case 'used_before':
      return t.youHaveAlreadyUsed;
  }
}
