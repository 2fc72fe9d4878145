import type { CheckedOrder } from '#actions/orders/check-order';
import type { Tx } from '#db/database';
import { fail, type Failure } from '#http/answer';
import { type CapacityPlace, holdPlace, takePlace } from '#stores/capacity';

type Full = Failure<'slot_full' | 'stop_full' | 'location_full' | 'time_unavailable'>;

/** Each kind of place has its own words for being full. */
const fullAnswer = ({ key }: CapacityPlace): Full => {
  if (key.startsWith('slot:')) return fail('slot_full');
  if (key.startsWith('stop:')) return fail('stop_full');
  return key.startsWith('location:') ? fail('location_full') : fail('time_unavailable');
};

export async function secure(
  tx: Tx,
  checked: CheckedOrder,
  mine: { cartId: number; now: number; placing: boolean },
): Promise<Full | undefined> {
  for (const place of checked.places) {
    const got = await (mine.placing ? takePlace : holdPlace)(tx, place, mine);
    if (!got) return fullAnswer(place);
  }
  return undefined;
}
