import type { CartLine, CartOrder } from '@servery/contract/entities/cart';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { texts } from '@servery/domain/messages/texts';
import { formatCents, moneyText, parseCents } from '@servery/domain/money';
import { price } from '#shared/money.ts';
import { t } from '#features/cart/texts.ts';

export type LineNotice = { tone: 'bad' | 'highlight' | 'sunk'; text: string };

/** What has changed about a line since it was put into the cart. */
export function lineNotice(line: CartLine, sign: string): LineNotice | undefined {
  if (line.is_available === 0) return { tone: 'bad', text: line.available_str || texts.productUnavailable };
  if (line.price_was !== '')
    return {
      tone: 'highlight',
      text: t.priceChanged({ before: price(sign, line.price_was), now: price(sign, line.unit_price) }),
    };
  return line.available_str === '' ? undefined : { tone: 'sunk', text: line.available_str };
}

/** Why the order cannot go on as it stands; the words are those of the server's refusal. */
export function whyNotYet(
  order: Pick<CartOrder, 'items' | 'sub_total'>,
  least: string,
  sign: string,
): string | undefined {
  if (lineProblems(order.items).length > 0) return t.removeUnavailable;
  const short = (parseCents(least) ?? 0) - (parseCents(order.sub_total) ?? 0);
  if (short <= 0) return undefined;
  const minimum = ruleFailureText('minimum_required', { sign, minimum: least });
  return t.addMore({ minimum, amount: moneyText(sign, formatCents(short)) });
}

/** Lines that stand in the way of an order. */
export const lineProblems = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter((line) => line.is_available === 0);
