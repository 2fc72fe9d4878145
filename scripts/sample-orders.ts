import { randomUUID } from 'node:crypto';
import { send } from '../packages/contract/src/client/wire.ts';
import { encodeForm, type FormValue } from '../packages/contract/src/form/encode.ts';

type Product = { id: number; name: string; is_available: number };
type Answer = { merchant: { id: number; menu_id: number; menu: { items: { items: Product[] }[] } } };

const PEOPLE = ['Sam Nguyen', 'Priya Patel', 'Jack Wilson', 'Mei Chen', 'Olivia Brown', 'Tom Kelly'] as const;
const ANY_TIME = Date.UTC(2100, 0) / 1000;

/** Somebody at the demo's web page. */
function guest(server: string) {
  let sid: string | undefined;
  return async (fields: Record<string, FormValue>): Promise<Answer> => {
    const body = encodeForm({
      Token: 'demo-token',
      Version: '7',
      AppId: 'servery-demo',
      AppMode: 'web',
      sid,
      ...fields,
    });
    const answer = await send(body, { server, ask: fetch });
    sid = answer.SID ?? sid;
    return answer.Response as Answer;
  };
}

/** A venue at lunch: so many people have ordered something for pickup. */
export async function orderLunch(server: string, many: number): Promise<void> {
  for (let nth = 0; nth < many; nth += 1) {
    const call = guest(server);
    const { merchant } = await call({ RequestAction: 'Merchant', menu_name: 'banksia-kitchen' });
    const at = { store_id: merchant.id, menu_id: merchant.menu_id };
    const products = merchant.menu.items.flatMap(({ items }) => items).filter((it) => it.is_available === 1);
    for (const step of [nth * 3, nth * 5 + 1])
      await call({
        RequestAction: 'ManageCart',
        sub_action: 'add_to_order',
        ...at,
        menu_item_data: { menu_item_id: products[step % products.length]?.id ?? 0, quantity: 1 + (nth % 2) },
      });
    await call({
      RequestAction: 'SubmitOrder',
      merchant_id: at.store_id,
      menu_id: at.menu_id,
      preorder: 1,
      submit_key: randomUUID(),
      fulfilment_type: 'pickup',
      fulfilment_asap: 1,
      payment_method: 'STORE',
      expected_due: ANY_TIME,
      customer_name: PEOPLE[nth % PEOPLE.length] ?? '',
      customer_email: 'sam@example.com',
      customer_mobile: '0491 570 156',
    });
  }
}
