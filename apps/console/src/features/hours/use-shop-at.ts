import { asJson } from '@servery/contract/client/as-json';
import type { HeldHours, ShopAt } from '@servery/contract/entities/venue-hours';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { callOrThrow } from '#api/call.ts';
import { previewKey } from '#api/hours-query.ts';

export type Moment = { date: string; time: string };
/** From which room it is asked: each has its own right to. */
export type AskedFrom = 'hours' | 'menu';
type Wish = {
  from: AskedFrom;
  moment: Moment;
  /** Hours that are not saved yet. */
  changed: readonly HeldHours[];
  withDraft: boolean;
};
type Sent = Moment & { from: AskedFrom; draft: 0 | 1; types: Pick<HeldHours, 'id' | 'value'>[] };

function ask({ from, types, ...at }: Sent, signal: AbortSignal): Promise<ShopAt> {
  return from === 'menu'
    ? callOrThrow('ConsoleMenu.preview', at, signal)
    : callOrThrow('ConsoleHours.preview', { ...at, types: asJson(types) }, signal);
}

/** What the shop is at a moment, asked of the server: it knows the rules that customers meet. */
export function useShopAt({ from, moment, changed, withDraft }: Wish) {
  const types = changed.map(({ id, value }) => ({ id, value }));
  const wanted = useDeferredValue(JSON.stringify({ from, ...moment, draft: withDraft ? 1 : 0, types }));
  return useQuery({
    queryKey: [...previewKey, wanted],
    queryFn: ({ signal }) => ask(JSON.parse(wanted) as Sent, signal),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}
