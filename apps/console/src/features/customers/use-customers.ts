import type { Member } from '@servery/contract/calls/console/customers';
import type { CallInput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { saveFile } from '#api/save-file.ts';
import { customerQuery, customersKey, feedbackKey } from '#api/customers-query.ts';
import { newKey } from '#order/new-key.ts';
import { sayBad, sayGood, sayUndoable } from '#toasts/toaster.ts';
import { price } from '#features/customers/price.ts';
import { t } from '#features/customers/texts.ts';

type Deed =
  | 'ConsoleCustomers.credit'
  | 'ConsoleCustomers.points'
  | 'ConsoleCustomers.allergy'
  | 'ConsoleCustomers.add_note'
  | 'ConsoleCustomers.remove_note';

/** Something that changes the page of a member, and answers it as it is then. */
export function useMemberDeed<N extends Deed>(
  name: N,
  onDone: (member: Member, input: CallInput<N>) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<N>): Promise<Member> =>
      callOrThrow(name, input as never) as Promise<Member>,
    networkMode: 'always',
    onSuccess: (member, input) => {
      client.setQueryData(customerQuery(member.id).queryKey, member);
      void client.invalidateQueries({ queryKey: customersKey });
      onDone(member, input);
    },
    onError: (error) => sayBad(error.message, 'customers'),
  });
}

/** Gives money, or takes it off. What was a slip is taken back with one press. */
export function useCredit(onDone: () => void) {
  const back = useMemberDeed('ConsoleCustomers.credit', () => {});
  return useMemberDeed('ConsoleCustomers.credit', ({ id, name }, { amount }) => {
    onDone();
    const isTaken = amount.startsWith('-');
    const said = (isTaken ? t.debited : t.credited)({ amount: price(amount.replace('-', '')), name });
    const undone = isTaken ? amount.slice(1) : `-${amount}`;
    const undo = { customer_id: id, amount: undone, reason: t.undoReason, submit_key: newKey() };
    sayUndoable(said, { label: t.undo, run: () => back.mutate(undo) }, 'customers');
  });
}

/** Says what they must not eat, with one press to take that back. */
export function useSetAllergy(onDone: () => void) {
  const back = useMemberDeed('ConsoleCustomers.allergy', () => {});
  return useMemberDeed('ConsoleCustomers.allergy', ({ id, name, allergy }, { was }) => {
    onDone();
    const said = (allergy === '' ? t.allergyGone : t.allergySaved)({ name });
    const undo = { customer_id: id, allergy: was, was: allergy };
    sayUndoable(said, { label: t.undo, run: () => back.mutate(undo) }, 'customers');
  });
}

/** Gives points, or takes them, with one press to take that back. */
export function useGivePoints(onDone: () => void) {
  const back = useMemberDeed('ConsoleCustomers.points', () => {});
  return useMemberDeed('ConsoleCustomers.points', ({ id, name }, { points }) => {
    onDone();
    const what = t.somePoints({ count: Math.abs(points) });
    const said = (points < 0 ? t.taken : t.given)({ what, name });
    const undo = { customer_id: id, points: -points, reason: t.undoReason, submit_key: newKey() };
    sayUndoable(said, { label: t.undo, run: () => back.mutate(undo) }, 'customers');
  });
}

/** Answers what somebody said; wherever it is shown, the answer stands beside it. */
export function useAnswer(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'ConsoleCustomers.answer'>) =>
      callOrThrow('ConsoleCustomers.answer', input),
    networkMode: 'always',
    onSuccess: ({ customer_id: id, name }) => {
      void client.invalidateQueries({ queryKey: feedbackKey });
      void client.invalidateQueries({ queryKey: customerQuery(id).queryKey });
      sayGood(t.sent({ name }));
      onDone();
    },
    onError: (error) => sayBad(error.message, 'customers'),
  });
}

/** All that is kept about somebody, as a file of this computer. */
export const useCopy = () =>
  useMutation({
    mutationFn: (customer_id: number) => callOrThrow('ConsoleCustomers.copy', { customer_id }),
    networkMode: 'always',
    onSuccess: ({ file_name: name, json }) => {
      saveFile(name, json);
      sayGood(t.copied);
    },
    onError: (error) => sayBad(error.message, 'customers'),
  });

export function useForget({ id, name }: Member, onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callOrThrow('ConsoleCustomers.forget', { customer_id: id }),
    networkMode: 'always',
    onSuccess: () => {
      client.removeQueries({ queryKey: customerQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: customersKey });
      sayGood(t.forgotten({ name }));
      onGone();
    },
    onError: (error) => sayBad(error.message, 'customers'),
  });
}
