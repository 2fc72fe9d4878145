import type { Receipt } from '@servery/contract/entities/receipt';
import { t } from '#kiosk/done/texts.ts';

type Facts = Pick<
  Receipt,
  | 'fulfilment_type'
  | 'fulfilment_asap'
  | 'table_num'
  | 'delivery_slot'
  | 'requested_for_date'
  | 'requested_for_time'
  | 'requested_for'
  | 'submitted'
>;

/** Nobody waits at the counter for what is brought to them, or made for another time. */
function laterText(order: Facts): string | undefined {
  const { requested_for_date: date, requested_for_time: time, delivery_slot: slot } = order;
  if (order.fulfilment_type === 'deliver') return t.willDeliver({ date, time: slot || time });
  if (order.fulfilment_asap === 1 || order.fulfilment_type === 'table') return undefined;
  return t.readyFor({ date, time: slot || time });
}

/** As long as it was promised: a busy kitchen takes longer than it usually does. */
const promisedMins = ({ requested_for: due, submitted }: Facts): number => Math.round((due - submitted) / 60);

/** What happens next, in the words of the counter. */
export function nextText(order: Facts): string {
  const mins = promisedMins(order);
  const later = laterText(order);
  if (later) return later;
  const when = mins > 0 ? t.inAboutMinutes({ minutes: mins }) : t.soon;
  if (order.fulfilment_type === 'table')
    return order.table_num === '' ? t.willBring({ when }) : t.willBringTo({ table: order.table_num, when });
  return t.willCall({ when });
}

/** 'Mia Kowalski' is thanked as Mia. */
export const thanksText = (name: string): string => {
  const [first = ''] = name.trim().split(/\s+/);
  return first === '' ? t.youAre : t.youAreNamed({ name: first });
};
