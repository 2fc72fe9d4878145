import type { Customer } from '@servery/contract/entities/customer';
import type { OrderRequest } from '#ordering/order-request';
import { guestCustomer } from '#people/guest';
import { NOON, sampleCart, sampleVenue } from '#testing/sample-venue';

type More = Partial<Omit<OrderRequest, 'input' | 'customer'>> & {
  input?: Partial<OrderRequest['input']>;
  customer?: Partial<Customer>;
};

/** For tests: a guest who told who they are orders what is in the sample cart. */
export const sampleOrder = ({ input = {}, customer = {}, ...more }: More = {}): OrderRequest => ({
  input: {
    merchant_id: 1,
    menu_id: 2,
    preorder: 1,
    submit_key: 'k3y-of-16-letters',
    mobile_metadata: undefined,
    customer_name: 'Mia Kowalski',
    customer_email: 'mia@example.com',
    customer_mobile: '0491 570 156',
    ...input,
  },
  customer: { ...guestCustomer, ...customer },
  asks: {
    hide_header: false,
    hide_email: false,
    hide_mobile: false,
    mobile_required: false,
    sign_in_label: '',
    terms: { enabled: false, link_text: '', link_url: '' },
    age: { enabled: false, text: '' },
  },
  cart: sampleCart(),
  venue: sampleVenue(),
  address: undefined,
  now: NOON,
  ...more,
});
