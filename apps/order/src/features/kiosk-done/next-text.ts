import type { Receipt } from '@servery/contract/entities/receipt';

type Facts = Pick<Receipt, 'fulfilment_type' | 'table_num'>;

/** What happens next, in the words of the counter. */
export function nextText(order: Facts, mins: number): string {
  const when = mins > 0 ? ` in about ${mins} minutes` : ' soon';
  if (order.fulfilment_type === 'table')
    return `We will bring your order${order.table_num ? ` to table ${order.table_num}` : ''}${when}.`;
  return `We will call your number${when}.`;
}

/** 'Mia Kowalski' is thanked as Mia. */
export const thanksText = (name: string): string => {
  const [first = ''] = name.trim().split(/\s+/);
  return first === '' ? 'Thank you. You are number' : `Thank you, ${first}. You are number`;
};
