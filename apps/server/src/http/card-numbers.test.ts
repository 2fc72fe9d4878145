import { encodeForm, type FormValue } from '@servery/contract/form/encode';
import { registry } from '@servery/contract/registry';
import { describe, expect, test } from 'vitest';
import { add, submission, visit } from '../../testing/orders.ts';
import { braintreeEnv, chipsByCard } from '../../testing/cards.ts';
import { signUpForm } from '../../testing/identity.ts';
import { ownPlace, startProcess } from '../../testing/process.ts';
import { allThatIsStored } from '../../testing/stored.ts';
import { startSandbox } from '../../testing/sandbox.ts';
import { engines } from '../../testing/engines.ts';
import { customerAt } from '../../testing/servery.ts';

const NUMBER = '4111111111111111';
const GROUPED = '4111 1111 1111 1111';

const brokenBody = async (url: string, body: string): Promise<string> => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await fetch(`${url}/api`, { method: 'POST', body, headers })).text();
};

describe.each(engines())('a card number in a body, on %s', (engine) => {
  test('is refused wherever it stands, and is in no answer, no log and no database', async () => {
    const sandbox = await startSandbox();
    const { env, remove } = await ownPlace(engine);
    const server = await startProcess({ ...env, ...braintreeEnv(sandbox.url), LOG_LEVEL: 'debug' });
    const person = customerAt(server.url);
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', 2);
    const said: string[] = [];
    const post = async (fields: object, action = 'SubmitOrder') => {
      const envelope = await person.post({
        RequestAction: action,
        ...(fields as Record<string, FormValue>),
      });
      expect(envelope.ResponseCode).not.toBe('SUCCESS');
      said.push(JSON.stringify(envelope));
    };
    const places: object[] = [
      { card_number: NUMBER },
      { card_number: GROUPED, card_csc: '123', card_expiry: '12/30' },
      { braintree_nonce: NUMBER },
      { order_note: `take it from ${GROUPED}` },
      { customer_name: NUMBER },
      { order_note: '４１１１ １１１１ １１１１ １１１１' },
      { order_note: '4111\u200b1111\u200b1111\u200b1111' },
      { order_note: '4111_1111_1111_1111' },
      { customer_name: '4111   1111   1111   1111' },
      { braintree_nonce: '４１１１１１１１１１１１１１１１' },
      ...Object.keys(registry.SubmitOrder.input.shape)
        .filter((field) => !['custom_data', 'mobile_metadata'].includes(field))
        .map((field) => ({ [field]: NUMBER })),
      { custom_data: { cutlery: GROUPED } },
      { custom_data: { [NUMBER]: '1' } },
      { mobile_metadata: { country_code: NUMBER } },
      { nobody_knows_this_field: NUMBER },
      { pn_data: { push_token: NUMBER } },
    ];
    for (const place of places)
      for (const preorder of [0, 1] as const)
        await post({
          ...submission(venue, { payment_method: 'CC', expected_total: '16.19', preorder }),
          ...place,
        });
    const options = [
      { order_note: GROUPED },
      { custom_data: { cutlery: NUMBER } },
      { delivery_address: NUMBER },
    ];
    for (const sub_action of ['load_checkout', 'update_checkout', 'clear_cart'])
      for (const checkout_options of [...options, { coupon_code: NUMBER }])
        await post({ sub_action, ...venue.at, checkout_options }, 'ManageCart');
    const chips = { menu_item_id: venue.product('Rosemary Chips').id, quantity: 1 };
    await post(
      { sub_action: 'add_to_order', ...venue.at, menu_item_data: { ...chips, notes: GROUPED } },
      'ManageCart',
    );
    await post({ ...signUpForm('card@example.com'), name: NUMBER }, 'Register');
    await post({ ...submission(venue), customer_name: NUMBER }, 'ValidateOrderAsync');
    await post({ method: 'email', email: 'member@example.com', password: NUMBER }, 'Login');
    await post({ menu_name: NUMBER }, 'Merchant');
    await post({}, NUMBER);
    said.push(await brokenBody(server.url, `a[${NUMBER}=1`));
    const broken = `${encodeForm({ RequestAction: 'SubmitOrder', card_number: NUMBER })}&a[=1`;
    said.push(await brokenBody(server.url, broken));
    said.push(
      await (
        await fetch(`${server.url}/api`, {
          method: 'POST',
          body: JSON.stringify({ card_number: NUMBER }),
          headers: { 'content-type': 'application/json' },
        })
      ).text(),
    );
    const paying = customerAt(server.url);
    const { fields } = await chipsByCard(paying);
    await paying.call('SubmitOrder', fields);

    const stored = await allThatIsStored(env);
    expect(stored).toContain('Sam Nguyen');
    await expect.poll(() => server.said()).toContain('"action":"SubmitOrder","code":"ok"');
    for (const text of [...said, stored, server.said()]) {
      expect(text).not.toContain(NUMBER);
      expect(text).not.toContain(GROUPED);
      expect(text).not.toContain(String(fields.braintree_nonce));
    }
    server.child.kill('SIGTERM');
    await server.ended;
    await sandbox.close();
    remove();
  });
});
