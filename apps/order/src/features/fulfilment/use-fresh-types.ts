import type { Merchant } from '@servery/contract/entities/merchant';
import { FRESH_MS } from '@servery/domain/menu/load-stage';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { merchantQuery } from '#api/queries.ts';
import { platform } from '#platform/browser.ts';
import { loadProblem } from '#features/fulfilment/load-problem.ts';
import { sayBad } from '#state/toasts.ts';

const FRESH = platform.native ? FRESH_MS.cartNative : FRESH_MS.cart;

/** When the ways of a venue were last heard of by themselves; its menu keeps its own age. */
const heardAt = new Map<string, number>();

function isFresh(client: QueryClient, slug: string): boolean {
  const fetched = client.getQueryState(merchantQuery(slug).queryKey)?.dataUpdatedAt ?? 0;
  return Date.now() - Math.max(fetched, heardAt.get(slug) ?? 0) < FRESH;
}

/** Hears of the ways anew; false when they cannot be had, which is said. */
async function loadTypes(client: QueryClient, slug: string): Promise<boolean> {
  const result = await call('Merchant', { menu_name: slug, return_menu: 0, return_order: 1 });
  const problem = loadProblem(result.ok ? result.value.merchant.fulfilment : undefined);
  if (problem) sayBad(problem);
  if (!result.ok) return false;
  heardAt.set(slug, Date.now());
  const { fulfilment, open_text, standing_text } = result.value.merchant;
  const { queryKey } = merchantQuery(slug);
  client.setQueryData(queryKey, (held) => held && { ...held, fulfilment, open_text, standing_text }, {
    updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt,
  });
  return true;
}

/** true once the ways of the venue are of now; what is older is asked for before anybody chooses among them. */
export function useFreshTypes(merchant: Merchant, onFailed: () => void): boolean {
  const client = useQueryClient();
  const slug = merchant.menu.menu_name;
  const [ready, setReady] = useState(() => isFresh(client, slug));
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    if (ready) return undefined;
    let here = true;
    const answered = (loaded: boolean) => {
      if (loaded) setReady(true);
      else failed();
    };
    void loadTypes(client, slug).then((loaded) => here && answered(loaded));
    return () => {
      here = false;
    };
  }, [client, slug, ready]);
  return ready;
}
