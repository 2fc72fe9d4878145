import type { CartOrder } from '@servery/contract/entities/cart';

/** What is left to pay once a gift voucher has paid its part: all of it without one. */
export const toPay = ({ gift, grand_total }: Pick<CartOrder, 'gift' | 'grand_total'>): string =>
  gift?.to_pay ?? grand_total;
