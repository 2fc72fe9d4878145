import { orderRefIn } from '#orders/order-code';

/** What somebody at the counter says or shows of themselves; too little of it finds nobody. */
export type MemberSearch =
  | { by: 'mobile'; digits: string }
  | { by: 'name'; words: string }
  | { by: 'order'; ref: string }
  | { by: 'code'; token: string };

const FEWEST_DIGITS = 6;
const FEWEST_LETTERS = 3;

const CODE = /^member\.([\w-]{43})$/;
/** What a member's own code says, for a scanner to type. */
export const memberCode = (token: string): string => `member.${token}`;

export function memberSearch(typed: string): MemberSearch | undefined {
  const text = typed.trim();
  const digits = text.replaceAll(/\D/g, '');
  if (/^[\d\s()+-]+$/.test(text))
    // Kept with the country in front: 0491 … is +61 491 …
    return digits.length >= FEWEST_DIGITS ? { by: 'mobile', digits: digits.replace(/^0/, '') } : undefined;
  const token = CODE.exec(text)?.[1];
  if (token !== undefined) return { by: 'code', token };
  const ref = orderRefIn(text);
  if (ref !== undefined) return { by: 'order', ref };
  return text.length >= FEWEST_LETTERS ? { by: 'name', words: text.toLowerCase() } : undefined;
}
