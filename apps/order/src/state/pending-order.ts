import type { Submission } from '@servery/domain/checkout/submission';
import { facts } from '#api/app-facts.ts';
import { platform } from '#platform/browser.ts';

/** An order that was validated and is being paid for on somebody else's pages. It holds no card and no token. */
export type PendingOrder = { key: string; submission: Submission };

const KEY = `servery:${facts.brand.code}:${facts.variant}:pending`;

export const savePending = (order: PendingOrder): void => platform.storage.write(KEY, JSON.stringify(order));
export const clearPending = (): void => platform.storage.remove(KEY);

export function readPending(): PendingOrder | undefined {
  try {
    const held: unknown = JSON.parse(platform.storage.read(KEY) ?? 'null');
    if (typeof held !== 'object' || held === null) return undefined;
    const { key, submission } = held as Partial<PendingOrder>;
    return typeof key === 'string' && typeof submission === 'object' ? { key, submission } : undefined;
  } catch {
    return undefined;
  }
}
