import type { Merchant } from '@servery/contract/entities/merchant';
import type { StandingStore } from '@servery/contract/entities/standing-order';
import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { parseCents } from '@servery/domain/money';
import { weekOf } from '@servery/domain/standing-orders/week';
import { weekdayBasisPoints } from '@servery/domain/surcharges/day-surcharge';
import { texts } from '@servery/domain/messages/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CallResult } from '@servery/contract/client/wire';
import { call } from '#api/call.ts';
import { laterKeys } from '#api/later-keys.ts';
import { keys } from '#api/query-keys.ts';
import {
  type Draft,
  saveFields,
  setDraft,
  type StandingPage,
  takeAnswer,
  useDraft,
} from '#features/standing/draft.ts';
import { sayFailure, sayGood } from '#state/toasts.ts';
import { savedText } from '#features/standing/saved-text.ts';

export type Way = 'pickup' | 'dinein' | 'deliver';
const WAYS = ['pickup', 'dinein', 'deliver'] as const satisfies readonly Way[];

/** How the store offers a way; nothing where it does not. */
function settingsOf(store: StandingStore, way: Way) {
  if (store[`available_${way}`] === 0) return undefined;
  return {
    way,
    code: store[`fulfilment_type_${way}`],
    discount: store[`discount_percent_${way}`],
    cutOffTime: store[`cut_off_time_${way}_12h`],
    cutOffDays: store[`cut_off_days_${way}`],
  };
}

export const storeOf = (page: StandingPage, draft: Draft): StandingStore | undefined =>
  page.stores.find(({ store_id }) => store_id === draft.storeId);

export const offersOf = (store: StandingStore) => WAYS.flatMap((way) => settingsOf(store, way) ?? []);

export const typeOf = (merchant: Merchant | undefined, draft: Draft): FulfilmentType | undefined =>
  merchant?.fulfilment.find(({ code }) => code === draft.type);

/** What the week comes to as it is edited. */
export function useWeek(page: StandingPage) {
  const draft = useDraft();
  const store = storeOf(page, draft);
  const offer = store && offersOf(store).find(({ code }) => code === draft.type);
  const discount = offer?.discount ?? '0';
  const fee = draft.type === 'deliver' ? (parseCents(draft.address.delivery_fee || '0.00') ?? 0) : 0;
  const items = draft.items.map(({ cents, quantities }) => ({ price: cents, quantities }));
  const rules = {
    discountBasisPoints: Math.round(Number(discount) * 100),
    deliveryFee: fee,
    dayBasisPoints: weekdayBasisPoints(page.merchant?.day_surcharges ?? [], draft.type),
  };
  return { ...weekOf(items, rules), discountPercent: discount, fee, sign: '$' };
}

/** Saves what was edited, or switches it on or off at once. */
export function useSave(page: StandingPage) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const take = (answer: StandingPage) => {
    client.setQueryData(keys.customer, answer.customer);
    client.setQueryData(laterKeys.standing(answer.standing_order.id, 0), answer);
    void client.invalidateQueries({ queryKey: laterKeys.pastOrders });
  };
  const save = async (): Promise<void> => {
    const draft = useDraft.getState();
    if (draft.busy) return;
    setDraft({ busy: true });
    const result = await call('StandingOrders.save', saveFields(draft));
    setDraft({ busy: false });
    if (!result.ok) return void sayFailure(result, texts.tryAgain);
    const { standing_order: order } = result.value;
    take(result.value);
    sayGood(savedText(order.status === 1));
    setDraft({ isChanged: false });
    if (draft.id === 0)
      return navigate({
        to: '/account/standingorder/$slug',
        params: { slug: String(order.id) },
        replace: true,
      });
    takeAnswer(draft.of, result.value);
    return undefined;
  };
  const { id, store_id } = page.standing_order;
  /** What takes effect at once, beside what is being edited. */
  const atOnce = async (
    asked: () => Promise<CallResult<'StandingOrders.status' | 'StandingOrders.skip'>>,
  ): Promise<StandingPage | undefined> => {
    if (useDraft.getState().busy) return undefined;
    setDraft({ busy: true });
    const result = await asked();
    setDraft({ busy: false });
    if (!result.ok) {
      sayFailure(result, texts.tryAgain);
      return undefined;
    }
    take(result.value);
    return result.value;
  };
  const setStatus = async (active: boolean): Promise<void> => {
    const status = active ? 1 : 0;
    const saved = await atOnce(() =>
      call('StandingOrders.status', { store_id, standing_order_id: id, standing_order_data: { status } }),
    );
    if (saved) sayGood(savedText(saved.standing_order.status === 1));
  };
  const setSkipped = (date: string, skip: 0 | 1) =>
    atOnce(() => call('StandingOrders.skip', { standing_order_id: id, date, skip }));
  return {
    save: () => void save(),
    setStatus: (active: boolean) => void setStatus(active),
    skip: (date: string) => void setSkipped(date, 1),
    putBack: (date: string) => void setSkipped(date, 0),
  };
}
