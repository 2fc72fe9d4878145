import { parseCents, percentText } from '@servery/domain/money';

/** '1,50 %' as '1.5'; nothing where it is no percentage. */
export function writtenPercent(typed: string): string | undefined {
  const text = typed.replace('%', '').replace(',', '.').trim();
  const points = /^\d{1,3}(\.\d{0,2})?$/.test(text) ? parseCents(text.replace(/\.$/, '')) : undefined;
  if (text === '') return '0';
  return points === undefined || points > 10_000 ? undefined : percentText(points);
}
