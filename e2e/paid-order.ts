import { randomUUID } from 'node:crypto';
import { send } from '../packages/contract/src/client/wire.ts';
import { encodeForm, type FormValue } from '../packages/contract/src/form/encode.ts';

/** Somebody who speaks to the server without a screen. */
function caller(url: string) {
  let sid: string | undefined;
  return async (fields: Record<string, FormValue>): Promise<Record<string, unknown>> => {
    const app = { Token: 'demo-token', Version: '7', AppId: 'servery-demo', AppMode: 'web', sid };
    const envelope = await send<Record<string, unknown>>(encodeForm({ ...app, ...fields }), { server: url });
    if (envelope.ResponseCode !== 'SUCCESS') throw new Error(JSON.stringify(envelope.Response));
    sid = envelope.SID ?? sid;
    return envelope.Response;
  };
}

type Merchant = {
  id: number;
  menu_id: number;
  braintree_url: string;
  braintree_tokenization_key: string;
  menu: { items: { items: { id: number; name: string }[] }[] };
};

async function tokenise({ braintree_url: url, braintree_tokenization_key: key }: Merchant): Promise<string> {
  const creditCard = {
    number: '4111111111111111',
    expirationMonth: '12',
    expirationYear: '2030',
    cvv: '123',
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'braintree-version': '2018-05-10',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      query:
        'mutation TokenizeCreditCard($input: TokenizeCreditCardInput!) { tokenizeCreditCard(input: $input) { token } }',
      variables: { input: { creditCard, options: { validate: false } } },
    }),
  });
  const body = (await response.json()) as { data: { tokenizeCreditCard: { token: string } } };
  return body.data.tokenizeCreditCard.token;
}

export type PaidOrder = {
  id: string;
  number: string;
  email: string;
  /** Somebody else at the card provider, who takes money there that no order is for. */
  chargeElsewhere(amount: string): Promise<void>;
};

/** Two chips, paid by card as a guest: $16.00 and the surcharge. */
export async function payByCard(url: string, name: string): Promise<PaidOrder> {
  const call = caller(url);
  const { merchant } = (await call({ RequestAction: 'Merchant', menu_name: 'banksia-kitchen' })) as {
    merchant: Merchant;
  };
  const chips = merchant.menu.items
    .flatMap(({ items }) => items)
    .find((item) => item.name === 'Rosemary Chips')!;
  const at = { store_id: merchant.id, menu_id: merchant.menu_id };
  const menu_item_data = { menu_item_id: chips.id, quantity: 2 };
  await call({ RequestAction: 'ManageCart', sub_action: 'add_to_order', ...at, menu_item_data });
  // In letters: a row of digits could pass for a card number.
  const email = `${randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}@example.com`;
  const { order_id: id } = await call({
    RequestAction: 'SubmitOrder',
    merchant_id: merchant.id,
    menu_id: merchant.menu_id,
    preorder: 1,
    submit_key: randomUUID(),
    fulfilment_type: 'pickup',
    fulfilment_asap: 1,
    payment_method: 'CC',
    expected_total: '16.19',
    braintree_nonce: await tokenise(merchant),
    customer_name: name,
    customer_email: email,
    customer_mobile: '0491 570 156',
  });
  const { order } = (await call({ RequestAction: 'OrderStatusDetailed', order_id: String(id) })) as {
    order: { pos_order_id: string };
  };
  const gateway = `${merchant.braintree_url.replace('/graphql', '')}/merchants/sandbox/transactions`;
  return {
    id: String(id),
    number: order.pos_order_id,
    email,
    chargeElsewhere: async (amount) => {
      await fetch(gateway, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa('a:b')}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          transaction: {
            type: 'sale',
            amount,
            order_id: `till-${randomUUID()}`,
            payment_method_nonce: 'fake-valid-nonce',
          },
        }),
      });
    },
  };
}
