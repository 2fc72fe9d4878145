import { formatCents, moneyText } from '#money';
import type { PromoProblem } from '#promos/discount';
import { t } from '#promos/texts';

/** What is wrong with a code, to the one who typed it. */
export function promoProblemText(problem: PromoProblem): string {
  switch (problem.why) {
    case 'unknown':
      return t.invalid;
    case 'not_taken':
      return t.notTaken;
    case 'not_yet':
      return t.tooEarly;
    case 'not_now':
      return t.expired;
    case 'paused':
      return t.paused;
    case 'hours':
      return t.otherHours;
    case 'minimum':
      return t.minimum({ amount: moneyText('$', formatCents(problem.minimum)) });
    case 'fulfilment':
      return t.otherType;
    case 'product':
      return t.needsProduct({ name: problem.name });
    case 'members':
      return t.membersOnly;
    case 'first_order':
      return t.firstOrderOnly;
    case 'used_up':
      return t.usedUp;
    case 'used_before':
      return t.used;
  }
}
