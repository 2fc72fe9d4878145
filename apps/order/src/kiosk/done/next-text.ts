import type { Receipt } from '@servery/contract/entities/receipt';
import { t } from '#kiosk/done/texts.ts';

type Facts = Pick<Receipt, 'fulfilment_type' | 'table_num'>;

/** What happens next, in the words of the counter. */
export function nextText(order: Facts, mins: number): string {
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
