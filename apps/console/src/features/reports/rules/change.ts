import { parseCents } from '@servery/domain/money';

export type Change = { text: string; tone: 'up' | 'down' | 'same' };

/** '+8%' against the period before; nothing where there is nothing to compare with. */
export function changeOf(amount: string, before: string): Change | undefined {
  const [now, was] = [parseCents(amount) ?? 0, parseCents(before) ?? 0];
  if (was <= 0) return undefined;
  const percent = Math.round(((now - was) * 100) / was);
  if (percent === 0) return { text: '0%', tone: 'same' };
  return { text: `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`, tone: percent > 0 ? 'up' : 'down' };
}

/** '11:20' for 680 seconds. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
