import type { CallInput } from '@servery/contract/registry';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';

type CheckoutOptions = NonNullable<CallInput<'ManageCart.update_checkout'>['checkout_options']>;

/** The choice as the server takes it. */
export const fulfilmentFields = (choice: FulfilmentChoice): CheckoutOptions => ({
  fulfilment_type: choice.code,
  fulfilment_asap: choice.asap ? 1 : 0,
  fulfilment_date: choice.asap ? undefined : choice.date || undefined,
  fulfilment_time: choice.asap ? undefined : choice.time || undefined,
  table_num: choice.tableNum || undefined,
  booking_ref: choice.bookingRef || undefined,
  booking_name: choice.bookingName || undefined,
  booking_pax: choice.bookingPax,
  delivery_slot_id: choice.slotId || undefined,
  delivery_stop_id: choice.stopId || undefined,
  pickup_location_id: choice.locationId || undefined,
});
