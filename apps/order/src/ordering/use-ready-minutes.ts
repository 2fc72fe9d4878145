import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import { useQueries } from '@tanstack/react-query';
import { fullTimesQuery } from '#api/fulfilment-points.ts';
import { useNow } from '#shared/use-now.ts';

const MINUTE = 60_000;

/** In how many whole minutes somebody who orders now has it, by the quickest of these ways: a busy kitchen takes longer than it usually does. */
export function useReadyMinutes(merchant: Merchant, ways: readonly FulfilmentType[]): number {
  const now = useNow();
  const times = useQueries({
    queries: ways.map(({ code }) => ({ ...fullTimesQuery(merchant, code), refetchInterval: MINUTE })),
  });
  const minutes = ways.map(({ asap_mins: usual }, at) => {
    const due = times[at]?.data?.asapDue ?? 0;
    return Math.max(usual, Math.floor((due - now) / MINUTE));
  });
  return Math.min(...minutes);
}
