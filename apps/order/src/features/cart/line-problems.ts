import type { CartLine } from '@servery/contract/entities/cart';
import { texts } from '@servery/domain/messages/texts';
import { price } from '#state/money.ts';

export type LineNotice = { tone: 'bad' | 'highlight'; text: string };

/** What has changed about a line since it was put into the cart. */
export function lineNotice(line: CartLine, sign: string): LineNotice | undefined {
  if (line.is_available === 0) return { tone: 'bad', text: line.available_str || texts.productUnavailable };
  if (line.price_was !== '')
    return {
      tone: 'highlight',
      text: `Was ${price(sign, line.price_was)} each, now ${price(sign, line.unit_price)}`,
    };
  return undefined;
}

/** Lines that stand in the way of an order. */
export const lineProblems = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter((line) => line.is_available === 0);
