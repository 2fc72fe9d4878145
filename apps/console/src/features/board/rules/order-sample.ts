import type { BoardOrder } from '@servery/contract/entities/board';

/** An order for tests: pickup by Mia, placed at 0, due after 15 minutes. */
export const orderSample = (over: Partial<BoardOrder> = {}): BoardOrder => ({
  id: 'o1',
  number: '1',
  nstatus: 1,
  fulfilment_type: 'pickup',
  who: 'Mia K.',
  contact_name: 'Mia Kowalski',
  contact_mobile: '+61491570156',
  delivery_address: '',
  source: 'web',
  placed: 0,
  due: 900,
  since: 0,
  note: '',
  allergy: '',
  details: [],
  contactless: '',
  agreed: [],
  total: '8.00',
  paid: 0,
  left: '8.00',
  refunded: '0.00',
  payment_method: 'STORE',
  lines: [{ id: 1, quantity: 1, name: 'Rosemary Chips', changes: [], notes: '', station: 'Grill', ready: 0 }],
  ...over,
});
