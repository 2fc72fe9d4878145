import type { Merchant } from '@servery/contract/entities/merchant';
import { isDeliverable } from '@servery/domain/address/draft';
import { emptyChoice, type FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import { pointKindOf } from '@servery/domain/fulfilment/chosen-time';
import { openSteps, popupProblem } from '@servery/domain/fulfilment/steps';
import { fulfilmentText } from '@servery/domain/fulfilment/words';
import { localDateTime } from '@servery/domain/hours/times';
import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '#api/queries.ts';
import { useDevice } from '#state/device.ts';
import { useNow } from '#shared/use-now.ts';

/** With a single type that can be had at once there is nothing to ask. */
function onlyChoice(merchant: Merchant): FulfilmentChoice | undefined {
  const [type, ...others] = merchant.fulfilment;
  if (!type || others.length > 0 || type.asap !== 1 || type.open_now !== 1) return undefined;
  const needsMore = type.table_num_required || type.booking_name_required || type.booking_ref_required;
  return needsMore || pointKindOf(type) ? undefined : { ...emptyChoice(type.code), asap: true };
}

/** What was chosen, whether it still holds now, and how it reads. */
export function useFulfilment(merchant: Merchant) {
  const stored = useDevice((device) => device.fulfilment);
  const deliverable = useDevice((device) => isDeliverable(device.address));
  const setFulfilment = useDevice((device) => device.setFulfilment);
  const choice = stored ?? onlyChoice(merchant);
  const type = merchant.fulfilment.find((each) => each.code === choice?.code);
  const { data: order } = useQuery(orderQuery(merchant.menu.menu_name));
  const asapDue = order?.fulfilment.asap_due;
  const clock = { now: useNow(), zone: merchant.time_zone, asapDue };
  const problem = popupProblem(choice, merchant.fulfilment, clock);
  const { date: today } = localDateTime(clock.now, clock.zone);
  const open = choice && type ? openSteps(choice, type, { deliverable, today }) : [];
  const valid = problem === undefined;
  return {
    choice,
    type,
    problem,
    /** Enough to look around and fill a cart. */
    valid,
    /** What is still to be told before an order: address, slot, stop or location. */
    open,
    text: choice && type ? fulfilmentText(choice, type, clock) : '',
    clock,
    setFulfilment,
  };
}
