import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { checkFulfilment, type FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { isDeliverable } from '@servery/domain/address/draft';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useCart } from '#ordering/use-cart.ts';
import { fulfilmentFields } from '#ordering/fulfilment-fields.ts';
import { useNow } from '#shared/use-now.ts';
import { canBeHadLater, choiceNow, typesNow, choiceText } from '#ordering/fulfilment-types.ts';

/** How an order taken at the counter goes out. Over the counter, unless somebody says otherwise. */
export function useCounterFulfilment() {
  const { merchant, order } = useDeviceVenue();
  const now = useNow();
  const stored = useDevice((device) => device.fulfilment);
  const setFulfilment = useDevice((device) => device.setFulfilment);
  const { update } = useCart(merchant);
  const ways = typesNow(merchant.fulfilment);
  const usual = ways.find(({ code }) => code === 'pickup') ?? ways[0];
  const choice = stored ?? (usual && choiceNow(usual));
  const type = merchant.fulfilment.find(({ code }) => code === choice?.code);
  const clock = { now, zone: merchant.time_zone, asapDue: order.fulfilment.asap_due };
  const checked = choice && type ? checkFulfilment(choice, type, clock) : undefined;
  const deliverable = useDevice((device) => isDeliverable(device.address));
  const unaddressed =
    type?.address_required === 1 && !deliverable
      ? { code: 'address_required' as const, field: undefined }
      : undefined;
  // A time that has passed meanwhile is the server's to judge: it knows the time better than a device does.
  const wrong = checked && !checked.ok && checked.error.code !== 'time_past' ? checked.error : unaddressed;
  const choose = (next: FulfilmentChoice): void => {
    setFulfilment(next);
    update.mutate(fulfilmentFields(next));
  };
  const textFor = (asapDue: number): string =>
    choice && type ? choiceText(choice, type, { ...clock, asapDue }) : '';
  const later: FulfilmentType | undefined = merchant.fulfilment.find(canBeHadLater);
  return {
    ways,
    later,
    /** What the counter does not have a button of its own for. */
    hasOthers: merchant.fulfilment.some(
      ({ code }) => code !== later?.code && !ways.some((way) => way.code === code),
    ),
    choice,
    type,
    problem: checked ? wrong : { code: 'fulfilment_required' as const, field: undefined },
    text: textFor(order.fulfilment.asap_due),
    /** With the time that an order was promised, in seconds: the kitchen may be busier than it usually is. */
    textFor,
    choose,
  };
}
