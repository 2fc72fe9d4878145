import { encodeForm, type FormValue } from '@servery/contract/form/encode';
import { describe, expect, test } from 'vitest';
import { add, submission, visit } from '../../testing/orders.ts';
import { braintreeEnv, chipsByCard } from '../../testing/cards.ts';
import { ownPlace, startProcess } from '../../testing/process.ts';
import { allThatIsStored } from '../../testing/stored.ts';
import { startSandbox } from '../../testing/sandbox.ts';
import { customerAt, engines } from '../../testing/shop.ts';

const NUMBER = '4111111111111111';
const GROUPED = '4111 1111 1111 1111';

describe.each(engines)('a card number in a body, on %s', (engine) => {
  test('is refused wherever it stands, and is in no answer, no log and no database', async () => {
    const sandbox = await startSandbox();
    const { env, remove } = await ownPlace(engine);
    const server = await startProcess({ ...env, ...braintreeEnv(sandbox.url), LOG_LEVEL: 'debug' });
    const person = customerAt(server.url);
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', 2);
    const said: string[] = [];
    const post = async (fields: object) => {
      const envelope = await person.post({
        RequestAction: 'SubmitOrder',
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
    ];
    for (const place of places)
      for (const preorder of [0, 1])
        await post({
          ...submission(venue, { payment_method: 'CC', expected_total: '16.19' }),
          ...place,
          preorder,
        });
    const broken = `${encodeForm({ RequestAction: 'SubmitOrder', card_number: NUMBER })}&a[=1`;
    said.push(
      await (
        await fetch(`${server.url}/api`, {
          method: 'POST',
          body: broken,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).text(),
    );
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
    expect(server.said()).toContain('SubmitOrder');
    for (const text of [...said, stored, server.said()]) {
      expect(text).not.toContain(NUMBER);
      expect(text).not.toContain(GROUPED);
      expect(text).not.toContain(String(fields.braintree_nonce));
    }
    server.child.kill('SIGTERM');
    await server.ended;
    await sandbox.close();
    remove();
  }, 30_000);
});
