import { zoneFor } from '@servery/domain/delivery/zones';
import { failureText } from '@servery/domain/messages/failures';
import { formatCents } from '@servery/domain/money';
import { wantedAddress } from '#ordering/wanted-address';
import { currentVenue } from '#venues/current-venue';
import { readAction } from '#http/action';
import { answer } from '#http/answer';

/** Whether the venue delivers to an address, how fast and for how much. Nothing is stored by asking. */
export const validateAddress = readAction('DeliveryAddress.validate', async (tx, input, caller) => {
  const held = await currentVenue(tx, input, caller);
  if (!held.ok) return held;
  const customerId = caller.session?.customer_id ?? 0;
  const wanted = await wantedAddress(tx, input, { customerId, held: '' });
  if (!wanted.ok) return wanted;
  const place = wanted.address ?? { address: '', postcode: '' };
  const { address, postcode } = place;
  const { zone, error } = zoneFor(held.venue.zones, place);
  return answer({
    delivery: {
      delivery_address_id: wanted.id,
      delivery_address: address,
      delivery_postcode: postcode,
      delivery_postcode_id: address === '' ? 0 : (zone?.id ?? 0),
      delivery_mins: zone?.minutes ?? 0,
      delivery_fee: formatCents(zone?.fee ?? 0),
      delivery_minimum: formatCents(zone?.minimum ?? 0),
    },
    result: { error: error ? failureText(error) : '' },
  });
});
