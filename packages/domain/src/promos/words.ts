import { formatCents } from '#money';
import type { PromoProblem } from '#promos/discount';

/** What is wrong with a code, to the one who typed it. */
export function promoProblemText(problem: PromoProblem): string {
  switch (problem.why) {
    case 'unknown':
      return 'That promo code is not valid';
    case 'not_taken':
      return 'Promo codes are not taken here';
    case 'not_yet':
      return 'That promo code cannot be used yet';
    case 'not_now':
      return 'That promo code has expired';
    case 'minimum':
      return `That promo code needs a minimum order of $${formatCents(problem.minimum)}`;
    case 'fulfilment':
      return 'That promo code is not available for this fulfilment type';
    case 'product':
      return `Add ${problem.name} to your cart to use that promo code`;
    case 'used_up':
      return 'That promo code has been used up';
    case 'used_before':
      return 'You have already used that promo code';
  }
}
