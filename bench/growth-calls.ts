import { encodeForm, type FormValue } from '../packages/contract/src/form/encode.ts';
import type { Visitor } from './growth-stage.ts';
import { post } from './load.ts';

const form = (visitor: Visitor, fields: Record<string, FormValue>, cookie = ''): Buffer => {
  const { token: Token, appId: AppId } = visitor;
  const body = encodeForm({ Token, Version: '7', AppId, AppVersion: '3.1.21', AppMode: 'web', ...fields });
  const request = post('/api', body);
  if (cookie === '') return request;
  return Buffer.from(request.toString().replace('host: localhost', `host: localhost\r\ncookie: ${cookie}`));
};
const atDesk = (visitor: Visitor, action: string, fields: Record<string, FormValue> = {}) =>
  form(
    visitor,
    { RequestAction: action, AppMode: 'console', ...fields },
    `servery_console=${visitor.consoleSid}`,
  );

let key = 0;
export const calls = {
  menu: (visitor: Visitor) =>
    form(visitor, { RequestAction: 'Merchant', menu_name: visitor.slug, return_menu: 1, return_order: 1 }),
  add: (visitor: Visitor) =>
    form(visitor, {
      RequestAction: 'ManageCart',
      sub_action: 'add_to_order',
      sid: visitor.sid,
      store_id: visitor.venueId,
      menu_id: visitor.menuId,
      menu_item_data: { menu_item_id: visitor.productId, quantity: 1, cart_item_slot_id: -1 },
    }),
  order: (visitor: Visitor) =>
    form(visitor, {
      RequestAction: 'SubmitOrder',
      sid: visitor.sid,
      merchant_id: visitor.venueId,
      menu_id: visitor.menuId,
      preorder: 1,
      submit_key: `growth-order-${process.pid}-${String((key += 1)).padStart(12, '0')}`,
      fulfilment_type: 'pickup',
      fulfilment_asap: 1,
      payment_method: 'STORE',
      customer_name: 'Sam Nguyen',
      customer_email: 'sam@example.com',
      customer_mobile: '0491 570 156',
    }),
  board: (visitor: Visitor) => atDesk(visitor, 'ConsoleBoard'),
  'orders of a day': (visitor: Visitor) => atDesk(visitor, 'ConsoleOrders'),
  'search in all orders': (visitor: Visitor) => atDesk(visitor, 'ConsoleOrders', { search: 'nobody' }),
};
export type GrowthCall = keyof typeof calls;
