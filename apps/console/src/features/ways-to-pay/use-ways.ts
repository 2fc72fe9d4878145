import { asJson } from '@servery/contract/client/as-json';
import type { DaySurcharge } from '@servery/contract/entities/day-surcharge';
import type { PaymentWays, PaymentWaysValue, WayCode } from '@servery/contract/entities/payment-ways';
import { surchargeKinds, wayCodes } from '@servery/domain/payments/ways';
import { paymentWaysQuery, paymentWaysRoom } from '#api/payment-ways-query.ts';
import { useDraft } from '#drafts/use-draft.ts';
import { useEdit } from '#edits/use-edit.ts';
import { writtenPercent } from '#features/ways-to-pay/rules/percent.ts';
import { t } from '#features/ways-to-pay/texts.ts';

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

export function useSaveWays(onDone: () => void) {
  const { mutate, isPending } = useEdit(paymentWaysRoom, 'ConsolePaymentWays.save', {
    keep: (client, { saved }) => client.setQueryData(paymentWaysQuery.queryKey, saved),
  });
  const save = ({ seen, value }: { seen: string; value: PaymentWaysValue }) =>
    mutate({ input: { seen, payment_ways: asJson(value) }, said: { text: t.saved, onDone } });
  return { save, isPending };
}
