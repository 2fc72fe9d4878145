import { asJson } from '@servery/contract/client/as-json';
import { dollars } from '@servery/domain/money';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { casesQuery } from '#api/cases-query.ts';
import { orderKey, ordersKey } from '#api/orders-query.ts';
import type { Changes } from '#features/orders/edit/draft.ts';
import { t } from '#features/orders/edit/texts.ts';
import { newKey } from '#order/new-key.ts';
import { sayGood } from '#toasts/toaster.ts';

/** Not under the order's own key: what somebody works on is not taken from under them by each piece of news. */
const editKey = ['order-edit'] as const;

export const formQuery = (order_id: string) =>
  queryOptions({
    queryKey: [...editKey, 'form', order_id],
    queryFn: ({ signal }) => callOrThrow('ConsoleOrder.edit_form', { order_id }, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Known anew with every change, and once the order moves; what was known stays until then. */
export const planQuery = (order_id: string, changes: Changes) =>
  queryOptions({
    queryKey: [...orderKey, order_id, 'plan', JSON.stringify(changes)],
    queryFn: ({ signal }) =>
      callOrThrow('ConsoleOrder.edit_plan', { order_id, changes: asJson(changes) }, signal),
    placeholderData: (before) => before,
    gcTime: 0,
  });

export const timesQuery = (order_id: string, wanted: { date?: string; address?: string }) =>
  queryOptions({
    queryKey: [...editKey, 'times', order_id, wanted.date ?? '', wanted.address ?? ''],
    queryFn: ({ signal }) => callOrThrow('ConsoleOrder.edit_times', { order_id, ...wanted }, signal),
    placeholderData: (before) => before,
    gcTime: 0,
  });

type Wish = { changes: Changes; version: number; expected_total: string; settle: 'later' | 'balance' };

function savedText(number: string, { owed, back }: { owed: string; back: string }): string {
  if (back !== '0.00') return t.savedBack({ number, amount: dollars(back) });
  return owed === '0.00' ? t.saved({ number }) : t.savedOwed({ number, amount: dollars(owed) });
}

/** One wish has one key: sent again after a lost answer, it is the same edit. Another wish has another. */
export function useSaveEdit(order: { id: string; number: string }, onDone: () => void) {
  const client = useQueryClient();
  const [sent, setSent] = useState({ wish: '', key: '' });
  return useMutation({
    mutationFn: (wish: Wish) => {
      const said = JSON.stringify(wish);
      const key = sent.wish === said ? sent.key : newKey();
      setSent({ wish: said, key });
      return callOrThrow('ConsoleOrder.edit', {
        order_id: order.id,
        ...wish,
        changes: asJson({ ...wish.changes }),
        edit_key: key,
      });
    },
    networkMode: 'always',
    onSuccess: async (done) => {
      sayGood(savedText(order.number, done));
      const keys = [ordersKey, orderKey, casesQuery.queryKey];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      onDone();
    },
  });
}
