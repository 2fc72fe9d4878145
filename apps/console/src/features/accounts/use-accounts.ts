import type { CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { toastMs } from '@servery/domain/messages/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountsQuery } from '#api/accounts-query.ts';
import { callOrThrow, failureOf } from '#api/call.ts';
import { sayBad, sayGood, toaster } from '#toasts/toaster.ts';
import { t } from '#features/accounts/texts.ts';

export type Accounts = CallOutput<'ConsolePaymentAccounts'>;
export type Account = Accounts['accounts'][number];
export type Method = Account['method'];

type Deed = Extract<CallName, `ConsolePaymentAccounts.${string}`>;

/** What is shown is fetched anew, whether it worked or not: somebody else may have been faster. */
function useDeed<N extends Deed>(name: N, onDone: (answer: CallOutput<N>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<N>) => callOrThrow(name, input),
    networkMode: 'always',
    onSuccess: onDone,
    onError: (error) => {
      // A field that is wrong says so itself.
      if (fieldProblem(error) === undefined) sayBad(error.message, 'payment-accounts');
    },
    onSettled: () => client.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  });
}

/** The last word on it takes the place of the one before. */
const TESTED = 'payment-account-tested';

export function useTestAccount() {
  return useDeed('ConsolePaymentAccounts.test', ({ result, text }) =>
    toaster.show({ kind: result === 'ok' ? 'good' : 'bad', text, ms: toastMs.validation, id: TESTED }),
  );
}

export const useArchiveAccount = (onDone: () => void) =>
  useDeed('ConsolePaymentAccounts.archive', () => {
    sayGood(t.archived);
    onDone();
  });

/** Saved, and tested at once: nobody has to think of it. */
export function useSaveAccount(onSaved: () => void) {
  const test = useTestAccount();
  const save = useDeed('ConsolePaymentAccounts.save', ({ account_id }) => {
    test.mutate({ account_id });
    onSaved();
  });
  return { save, busy: save.isPending };
}

/** Which field the server would not take, and why. */
export function fieldProblem(error: Error | null): { field: string; text: string } | undefined {
  const failure = failureOf(error);
  const field = failure?.code === 'account_refused' ? failure.details['field'] : undefined;
  return error && typeof field === 'string' ? { field, text: error.message } : undefined;
}
