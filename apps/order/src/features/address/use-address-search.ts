import type { Merchant } from '@servery/contract/entities/merchant';
import { suggestsFor } from '@servery/domain/address/suggest';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallFailure } from '@servery/contract/client/wire';
import { call } from '#api/call.ts';

export type Suggestion = { id: string; main: string; secondary: string };
const PAUSE_MS = 250;

/** What a search that went wrong says; without a maps service at all it is not the search that failed. */
export const searchError = (failure: Pick<CallFailure, 'code'>): string =>
  failure.code === 'address_search_off' ? laterTexts.mapsNotLoaded : laterTexts.addressSearchFailed;

/** Suggestions for what is typed, a moment after the last letter. The letters and the choice share one session. */
export function useAddressSearch(merchant: Merchant, onFailed: (text: string) => void) {
  const session = useRef('');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [searching, setSearching] = useState(false);
  const asked = useRef(0);

  const ask = useEffectEvent(async (text: string) => {
    session.current ||= crypto.randomUUID();
    asked.current += 1;
    const mine = asked.current;
    const result = await call('AddressSearch.suggest', {
      kind: 'address',
      text,
      session: session.current,
      store_id: merchant.id,
      component: 'address',
    });
    if (mine !== asked.current) return;
    setSearching(false);
    if (result.ok) setFound(result.value.suggestions);
    else onFailed(searchError(result));
  });
  useEffect(() => {
    if (!suggestsFor(typed)) return undefined;
    const timer = setTimeout(() => void ask(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const type = (text: string) => {
    setTyped(text);
    const searches = suggestsFor(text);
    setSearching(searches);
    if (searches) return;
    asked.current += 1;
    setFound([]);
  };
  /** The choice ends the session: the next letters begin another. */
  const resolve = async (id: string) => {
    const result = await call('AddressSearch.resolve', {
      id,
      session: session.current || crypto.randomUUID(),
      component: 'address',
    });
    session.current = '';
    asked.current += 1;
    setFound([]);
    return result;
  };
  return { found, searching, type, resolve };
}
