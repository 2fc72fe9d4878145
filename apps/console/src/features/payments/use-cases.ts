import type { CallInput, CallOutput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { casesQuery } from '#api/cases-query.ts';
import { sayBad, sayGood } from '#toasts/toaster.ts';
import { t } from '#features/payments/texts.ts';

export type Cases = CallOutput<'ConsoleCases'>;
export type Case = Cases['cases'][number];

function useTakeCases() {
  const client = useQueryClient();
  return {
    take: (cases: Cases) => client.setQueryData(casesQuery.queryKey, cases),
    /** Somebody else may have been faster: what is shown was not true any more. */
    failed: (error: Error) => {
      sayBad(error.message, 'cases');
      void client.invalidateQueries({ queryKey: casesQuery.queryKey });
    },
  };
}

export function useCloseCase() {
  const { take, failed } = useTakeCases();
  return useMutation({
    mutationFn: (wish: CallInput<'ConsoleCases.close'>) => callOrThrow('ConsoleCases.close', wish),
    networkMode: 'always',
    onSuccess: (cases) => {
      take(cases);
      sayGood(t.settled);
    },
    onError: failed,
  });
}

export function useSettleCase() {
  const { take, failed } = useTakeCases();
  return useMutation({
    mutationFn: (wish: CallInput<'ConsoleCases.settle'>) => callOrThrow('ConsoleCases.settle', wish),
    networkMode: 'always',
    onSuccess: (cases) => {
      take(cases);
      sayGood(t.asking);
    },
    onError: failed,
  });
}

export function useEndPayout() {
  const { take, failed } = useTakeCases();
  return useMutation({
    mutationFn: (wish: CallInput<'ConsoleCases.payout'>) => callOrThrow('ConsoleCases.payout', wish),
    networkMode: 'always',
    onSuccess: (cases, { outcome }) => {
      take(cases);
      sayGood(outcome === 'paid' ? t.markedAsPaidOut : t.putBackDone);
    },
    onError: failed,
  });
}

export function useCheckDay() {
  const { take, failed } = useTakeCases();
  return useMutation({
    mutationFn: (day: string) => callOrThrow('ConsoleCases.check', { day }),
    networkMode: 'always',
    onSuccess: take,
    onError: failed,
  });
}
