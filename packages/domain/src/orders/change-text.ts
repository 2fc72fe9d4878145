import type { OptionChange } from '@servery/contract/entities/board';
import { t } from '#orders/texts';

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** 'No pickles', '+ avocado', 'Gluten free bun': readable without its colour. */
export function changeText({ kind, text }: OptionChange): string {
  if (kind === 'changed' || kind === 'chosen') return text;
  if (kind === 'add') return `+ ${lowerFirst(text)}`;
  return /^no\b/i.test(text) ? text : t.without({ option: lowerFirst(text) });
}
