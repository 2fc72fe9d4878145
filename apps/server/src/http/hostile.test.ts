import { encodeForm, type FormValue } from '@servery/contract/form/encode';
import { type CallName, registry } from '@servery/contract/registry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEachServery, type Servery } from '../../testing/servery.ts';

const ENVELOPE = { Token: 'demo-token', Version: '7', AppId: 'servery-demo', AppMode: 'web' };
const FORM = 'application/x-www-form-urlencoded';

type Answer = {
  status: number;
  body: { ResponseCode: string; Response: [string, { code: string }]; Upgrade?: object };
  text: string;
};

async function post(servery: Servery, body: string | Buffer, type = FORM): Promise<Answer> {
  const response = await fetch(`${servery.url}/api`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  const text = await response.text();
  return { status: response.status, text, body: JSON.parse(text) };
}

const form = (fields: Record<string, FormValue>) => encodeForm({ ...ENVELOPE, ...fields });

/** A refusal a person can act on: the envelope, a message, a code, and nothing of our insides. */
function expectClearRefusal({ body, text }: Answer): void {
  expect(['ERROR', 'AUTH']).toContain(body.ResponseCode);
  const [message, details] = body.Response;
  expect(message.length).toBeGreaterThan(3);
  expect(message).not.toMatch(/undefined|\[object|invalid input|expected/i);
  expect(details.code).toMatch(/^[a-z_]+$/);
  expect(details.code).not.toBe('unexpected');
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|\.ts\b|SQLITE|pg_/);
}

inEachServery(
  'hostile bodies',
  (servery) => {
    const cases: [name: string, body: string | Buffer, status: number, code: string][] = [
      ['an empty body', '', 200, 'bad_request'],
      ['an unknown action', form({ RequestAction: 'Nothing' }), 200, 'unknown_action'],
      [
        'an unknown sub_action',
        form({ RequestAction: 'ManageCart', sub_action: 'rob' }),
        200,
        'unknown_action',
      ],
      ['a name of Object’s own', form({ RequestAction: 'constructor' }), 200, 'unknown_action'],
      ['a wrong Token', form({ Token: 'x', RequestAction: 'AppHome' }), 200, 'bad_token'],
      ['a wrong AppId', form({ AppId: 'x', RequestAction: 'AppHome' }), 200, 'bad_token'],
      ['a wrong AppMode', form({ AppMode: 'fridge', RequestAction: 'AppHome' }), 200, 'bad_request'],
      ['a missing field', form({ RequestAction: 'Merchant' }), 200, 'bad_request'],
      ['a wrong type', form({ RequestAction: 'MenuItemDetails', menu_item_id: 'chips' }), 200, 'bad_request'],
      ['deep nesting', form({ RequestAction: 'AppHome', ['a' + '[b]'.repeat(50)]: '1' }), 400, 'bad_request'],
      ['a prototype key', `${form({ RequestAction: 'AppHome' })}&__proto__[polluted]=1`, 400, 'bad_request'],
      ['a repeated key', `${form({ RequestAction: 'AppHome' })}&Token=demo-token`, 400, 'bad_request'],
      ['bad UTF-8', Buffer.from([0x61, 0x3d, 0xff, 0xfe]), 400, 'bad_request'],
      ['bad percent encoding', 'a=%E0%A4%A', 400, 'bad_request'],
      ['too many fields', Array.from({ length: 3000 }, (_, i) => `f${i}=1`).join('&'), 400, 'bad_request'],
      ['ten megabytes', 'a='.padEnd(10 * 1024 * 1024, 'x'), 413, 'too_large'],
    ];
    test.each(cases)(
      'answers %s with the envelope and a clear message',
      async (_name, body, status, code) => {
        const answer = await post(servery(), body);
        expectClearRefusal(answer);
        expect(answer.status).toBe(status);
        expect(answer.body.Response[1].code).toBe(code);
      },
    );

    test('answers JSON with 415 and what to send instead', async () => {
      const answer = await post(servery(), '{"RequestAction":"AppHome"}', 'application/json');
      expect(answer.status).toBe(415);
      expect(answer.body.Response[0]).toBe('Requests are sent as application/x-www-form-urlencoded');
    });

    test('asks a client of another version to update', async () => {
      const answer = await post(servery(), form({ Version: '6', RequestAction: 'AppHome' }));
      expect(answer.body.Response[1].code).toBe('upgrade_required');
      expect(answer.body.Upgrade).toMatchObject({ Available: 1, Required: 1 });
    });

    test('tells an older app that there is a newer one, and serves it all the same', async () => {
      const answer = await post(
        servery(),
        form({ AppVersion: '3.0.9', RequestAction: 'Merchant', menu_name: 'banksia-kitchen' }),
      );
      expect(answer.body.ResponseCode).toBe('SUCCESS');
      expect(answer.body.Upgrade).toMatchObject({ Available: 1 });
    });

    test('survives a thousand generated bodies and goes on serving', async () => {
      const names = Object.keys(registry) as CallName[];
      const scalar = fc.oneof(
        fc.string({ maxLength: 20, unit: 'grapheme' }),
        fc.integer().map(String),
        fc.constantFrom(
          '',
          '0',
          '1',
          '-1',
          '1e999',
          'NaN',
          'null',
          '2026-02-31',
          '25:61',
          'pickup',
          '9'.repeat(30),
          "'; drop table orders; --",
        ),
      );
      const keys = fc.constantFrom(
        'menu_name',
        'menu_item_id',
        'store_id',
        'menu_id',
        'menu_item_data',
        'checkout_options',
        'quantity',
        'options',
        'order_id',
        'submit_key',
        'merchant_id',
        'preorder',
        'email',
        'password',
        'method',
        'fulfilment_type',
        'fulfilment_date',
        'sid',
        'reason',
        'from',
        'to',
        'group_1',
        'option_1',
        '0',
      );
      const value: fc.Arbitrary<FormValue> = fc.letrec((tie) => ({
        value: fc.oneof({ maxDepth: 3 }, scalar, fc.dictionary(keys, tie('value'), { maxKeys: 4 })),
      })).value as fc.Arbitrary<FormValue>;
      const bodies = fc.sample(
        fc.record({
          name: fc.constantFrom(...names),
          fields: fc.dictionary(keys, value, { maxKeys: 8 }),
          raw: fc.option(fc.string({ unit: 'binary', maxLength: 300 })),
        }),
        { numRuns: 1100, seed: 20_261_115 },
      );
      for (let start = 0; start < bodies.length; start += 50) {
        await Promise.all(
          bodies.slice(start, start + 50).map(async ({ name, fields, raw }) => {
            const { action, sub } = registry[name];
            const body = raw ?? form({ ...fields, RequestAction: action, sub_action: sub });
            const answer = await post(servery(), body);
            if (answer.body.ResponseCode !== 'SUCCESS') expectClearRefusal(answer);
          }),
        );
      }
      const { orders } = await servery().server.db.read(async (tx) => ({
        orders: await tx.q.selectFrom('orders').select('id').execute(),
      }));
      expect(orders).toEqual([]);
      expect((await post(servery(), form({ RequestAction: 'AppHome' }))).body.ResponseCode).toBe('SUCCESS');
    });
  },
  { RATE_LIMIT: 'off' },
);

inEachServery('a flood', (servery) => {
  test('is slowed down with 429 and a clear message', async () => {
    const limit = registry.Login.perMinute;
    const body = form({ RequestAction: 'Login', method: 'email', email: 'a@example.com', password: 'x' });
    const answers = await Promise.all(Array.from({ length: limit + 5 }, () => post(servery(), body)));
    const slowed = answers.filter((answer) => answer.status === 429);
    expect(slowed).toHaveLength(5);
    for (const answer of slowed) expectClearRefusal(answer);
  });
});
