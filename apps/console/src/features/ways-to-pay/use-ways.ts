import { asJson } from '@servery/contract/client/as-json';
import type { DaySurcharge } from '@servery/contract/entities/day-surcharge';
import type { PaymentWays, PaymentWaysValue, WayCode } from '@servery/contract/entities/payment-ways';
import { surchargeKinds, wayCodes } from '@servery/domain/payments/ways';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { paymentWaysHistoryKey, paymentWaysQuery } from '#api/payment-ways-query.ts';
import { useDraft } from '#drafts/use-draft.ts';
import { writtenPercent } from '#features/ways-to-pay/rules/percent.ts';
import { t } from '#features/ways-to-pay/texts.ts';
import type { History } from '#parts/history-pane.tsx';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';

export type WaysField = keyof PaymentWaysValue;
export type WaysProps = {
  held: PaymentWays;
  value: PaymentWaysValue;
  changed: readonly WaysField[];
  onChange: (wanted: Partial<PaymentWaysValue>) => void;
};

export const isWay = (field: WaysField): field is WayCode => wayCodes.some((code) => code === field);

export const useWaysDraft = ({ value }: PaymentWays, venueId: number) =>
  useDraft(`ways-to-pay:${venueId}`, value);

/** As it is kept: percentages as they are written everywhere, and nothing where none can be read. */
export function written(value: PaymentWaysValue): PaymentWaysValue | undefined {
  const next = { ...value };
  for (const kind of surchargeKinds) {
    const [percent, cost] = [writtenPercent(value[kind].percent), writtenPercent(value[kind].cost)];
    if (percent === undefined || cost === undefined) return undefined;
    next[kind] = { percent, cost };
  }
  const days = value.day_surcharges.map((day) => ({ ...day, percent: writtenPercent(day.percent) }));
  const isWritten = (day: (typeof days)[number]): day is DaySurcharge => day.percent !== undefined;
  return days.every(isWritten) ? { ...next, day_surcharges: days } : undefined;
}

/** Whether a surcharge is more than its payments cost, as far as both can be read. */
export const isAbove = ({ percent, cost }: PaymentWaysValue['card']): boolean =>
  Number(writtenPercent(percent) ?? 0) > Number(writtenPercent(cost) ?? 0);

/** Whether nothing stands in the way of saving it; what was wrong before and is not touched does not. */
export const canSave = (value: PaymentWaysValue, changed: readonly WaysField[]): boolean =>
  written(value) !== undefined &&
  [...wayCodes.map((code) => value[code]), ...value.day_surcharges].every(({ name }) => name.trim() !== '') &&
  surchargeKinds.every((kind) => !changed.includes(kind) || !isAbove(value[kind]));

/** Who changed the ways to pay, the latest first. */
export const waysHistory: History = {
  queryKey: paymentWaysHistoryKey,
  load: (before, signal) =>
    callOrThrow('ConsolePaymentWays.history', before === undefined ? {} : { before }, signal),
};

function useRefresh() {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [paymentWaysQuery.queryKey, paymentWaysHistoryKey])
      void client.invalidateQueries({ queryKey });
  };
}

export function useUndoWays() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (edit_id: number) => callOrThrow('ConsolePaymentWays.undo', { edit_id }),
    networkMode: 'always',
    onError: (error) => sayBad(error.message, 'ways-to-pay-undo'),
    onSettled: refresh,
  });
}

export function useSaveWays(onSaved: () => void) {
  const client = useQueryClient();
  const refresh = useRefresh();
  const undo = useUndoWays();
  return useMutation({
    mutationFn: ({ seen, value }: { seen: string; value: PaymentWaysValue }) =>
      callOrThrow('ConsolePaymentWays.save', { seen, payment_ways: asJson(value) }),
    networkMode: 'always',
    onSuccess: ({ edit_id, saved }) => {
      client.setQueryData(paymentWaysQuery.queryKey, saved);
      onSaved();
      if (edit_id === 0) return;
      sayUndoable(t.saved, { label: t.undo, run: () => undo.mutate(edit_id) }, 'ways-to-pay');
    },
    onError: (error) => sayBad(error.message, 'ways-to-pay'),
    onSettled: refresh,
  });
}
