import type { StandingItem, StandingOrderView } from '@servery/contract/entities/standing-order';
import type { Weekday } from '@servery/contract/entities/fulfilment';
import type { CallInput, CallOutput } from '@servery/contract/registry';
import { type AddressDraft, emptyAddress } from '@servery/domain/address/draft';
import { WEEK } from '@servery/domain/hours/availability';
import { parseCents } from '@servery/domain/money';
import type { Quantities } from '@servery/domain/standing-orders/standing-order';
import { create } from 'zustand';

export type StandingPage = CallOutput<'StandingOrders.load'>;

/** A product as it is being edited; `key` tells two of the same product with other options apart. */
export type DraftItem = Pick<
  StandingItem,
  'menu_item_id' | 'menu_item_desc' | 'options_desc' | 'img_url' | 'tint'
> & {
  key: string;
  cents: number;
  options: readonly number[];
  hasOptions: boolean;
  available: boolean;
  quantities: Quantities;
};

/** What is being edited, for the form and for what stands beside it; it ends with the page. */
export type Draft = {
  /** Which answer of the server it began with. */
  of: string;
  id: number;
  /** Of a new one: saved again after a lost answer, it is the same one. */
  submitKey: string;
  storeId: number;
  type: string;
  time: string;
  slotId: number;
  locationId: number;
  address: AddressDraft;
  note: string;
  method: string;
  items: readonly DraftItem[];
  /** The cell that the stepper counts. */
  cell: { key: string; day: Weekday } | undefined;
  isChanged: boolean;
  busy: boolean;
};

const BLANK: Draft = {
  of: '',
  id: 0,
  submitKey: '',
  storeId: 0,
  type: '',
  time: '',
  slotId: 0,
  locationId: 0,
  address: emptyAddress,
  note: '',
  method: 'advance',
  items: [],
  cell: undefined,
  isChanged: false,
  busy: false,
};

export const useDraft = create<Draft>()(() => BLANK);
export const setDraft = (part: Partial<Draft>): void => useDraft.setState(part);
export const change = (part: Partial<Draft>): void => useDraft.setState({ ...part, isChanged: true });
export const forgetDraft = (): void => useDraft.setState(BLANK);

const quantitiesOf = (item: StandingItem): Quantities =>
  Object.fromEntries(WEEK.map((day) => [day, item[`qty_${day}`]])) as Quantities;

const itemOf = (item: StandingItem): DraftItem => ({
  key: `${item.menu_item_id}:${item.options.join()}`,
  menu_item_id: item.menu_item_id,
  menu_item_desc: item.menu_item_desc,
  options_desc: item.options_desc,
  img_url: item.img_url,
  tint: item.tint,
  cents: parseCents(item.price) ?? 0,
  options: item.options,
  hasOptions: item.options_available === 1,
  available: item.is_available === 1,
  quantities: quantitiesOf(item),
});

const addressOf = ({ delivery_address_id, delivery_address }: StandingOrderView): AddressDraft => ({
  ...emptyAddress,
  delivery_address_id,
  delivery_address,
});

/** Begins anew with what the server has. */
export function takeAnswer(of: string, { standing_order: order }: StandingPage): void {
  setDraft({
    ...BLANK,
    of,
    id: order.id,
    submitKey: order.id === 0 ? crypto.randomUUID() : '',
    storeId: order.store_id,
    type: order.fulfilment_type,
    time: order.fulfilment_time,
    slotId: order.delivery_slot_id,
    locationId: order.pickup_location_id,
    address: addressOf(order),
    note: order.note,
    method: order.payment_method,
    items: order.items.map(itemOf),
  });
}

export const setQuantity = (key: string, days: readonly Weekday[], count: number): void => {
  const { items } = useDraft.getState();
  const changed = Object.fromEntries(days.map((day) => [day, count]));
  change({
    items: items.map((item) =>
      item.key === key ? { ...item, quantities: { ...item.quantities, ...changed } } : item,
    ),
  });
};

const addressFields = ({ address }: Draft): CallInput<'StandingOrders.save'>['delivery_address'] => ({
  delivery_address1: address.delivery_address1 || undefined,
  delivery_address2: address.delivery_address2 || undefined,
  delivery_city: address.delivery_city || undefined,
  delivery_state: address.delivery_state || undefined,
  delivery_postcode: address.delivery_postcode || undefined,
  delivery_country: address.delivery_country || undefined,
});

/** As it is sent. A saved one keeps its store and its way, so they are not sent. */
export function saveFields(draft: Draft): CallInput<'StandingOrders.save'> {
  const delivers = draft.type === 'deliver';
  const { delivery_address_id: savedId, delivery_address: line, delivery_address1: street } = draft.address;
  return {
    store_id: draft.storeId,
    standing_order_id: draft.id || undefined,
    submit_key: draft.submitKey || undefined,
    standing_order_data: {
      fulfilment_type: draft.type as 'pickup',
      fulfilment_time: draft.time || undefined,
      payment_method: draft.method,
      delivery_slot_id: draft.slotId || undefined,
      pickup_location_id: draft.locationId || undefined,
      delivery_address_id: delivers && savedId > 0 ? savedId : undefined,
      note: draft.note,
      items: draft.items.map((item) => ({
        menu_item_id: item.menu_item_id,
        options: [...item.options],
        ...(Object.fromEntries(WEEK.map((day) => [`qty_${day}`, item.quantities[day]])) as {
          qty_mon: number;
        }),
      })),
    },
    ...(delivers &&
      savedId === 0 &&
      (street === '' ? { delivery_address: line } : { delivery_address: addressFields(draft) })),
  };
}
