import type { Draft } from '#parts/draft.ts';

const PREFIX = 'servery-draft:';

const isChange = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'seen' in value && 'wanted' in value;

/** What was kept, where it still fits: a field that there is no more is left out. */
export function keptDraft<T extends object>(key: string, held: T): Draft<T> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const fitting = Object.entries(kept).filter(
      ([field, change]) =>
        Object.hasOwn(held, field) &&
        isChange(change) &&
        typeof (change as { wanted: unknown }).wanted === typeof held[field as keyof T],
    );
    return Object.fromEntries(fitting) as Draft<T>;
  } catch {
    return {};
  }
}

export function keepDraft(key: string, draft: object): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing loses a draft on reload, and nothing else.
  }
}
