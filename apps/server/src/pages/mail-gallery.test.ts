import { expect, test } from 'vitest';
import { notice } from '#messages/notice';
import { orderChips, SAM } from '../../testing/orders.ts';
import { inEachServery } from '../../testing/servery.ts';

const namesIn = (html: string): string[] =>
  [...html.matchAll(/\/ui\/mails\/demo\/([\w-]+)"/g)].map(([, name = '']) => name);

const ABOUT_ORDER = [
  'order-placed',
  'order-cancelled',
  'order-changed',
  'order-ready',
  'order-refunded',
  'order-refunded-by-link',
];

inEachServery('the gallery of mails', (servery) => {
  const get = async (path: string) => {
    const response = await fetch(servery().url + path);
    return { status: response.status, text: await response.text() };
  };
  const kept = () =>
    servery().server.db.read(async ({ q }) => [
      await q.selectFrom('one_time_token').select('id').execute(),
      await q.selectFrom('customer').select('id').execute(),
      await q.selectFrom('sign_up').select('id').execute(),
    ]);

  test('shows every message about an account, and those about an order once there is one', async () => {
    const before = namesIn((await get('/ui/mails')).text);
    const templates = notice.options.map(({ shape }) => shape.template.value);
    for (const template of [...templates, 'refund-link'])
      expect(
        before.some((name) => name.startsWith(template)),
        template,
      ).toBe(true);
    expect(before).not.toContain('order-placed');
    const { order_id: ref } = await orderChips(servery().person(), { order_note: 'Gate code 4711' });
    expect(namesIn((await get('/ui/mails')).text)).toEqual([...before, ...ABOUT_ORDER]);
    const placed = await get('/ui/mails/demo/order-placed');
    expect(placed.text).toContain('Rosemary Chips');
    expect(placed.text).toContain('Plain text');
    for (const name of ABOUT_ORDER) {
      const { text } = await get(`/ui/mails/demo/${name}`);
      for (const theirs of [ref, SAM.customer_name, SAM.customer_email, 'Gate code'])
        expect(text, name).not.toContain(theirs);
    }
  });

  test('shows a refund that goes back by itself, and one that its owner claims by a link', async () => {
    await orderChips(servery().person());
    const returned = await get('/ui/mails/demo/order-refunded');
    expect(returned.text).toContain('to your card');
    expect(returned.text).not.toContain('Claim your refund');
    const claimed = await get('/ui/mails/demo/order-refunded-by-link');
    expect(claimed.text).toContain('Claim your refund');
    expect((await get('/ui/mails/demo/refund-link')).text).toContain('Claim your refund');
  });

  test('shows the link of the console without one that works', async () => {
    expect((await get('/ui/mails/demo/console-reset')).text).toContain('/console/reset#preview');
  });

  test('leaves nobody and no link behind', async () => {
    const before = await kept();
    expect((await get('/ui/mails/demo/reset-password')).status).toBe(200);
    expect(await kept()).toEqual(before);
  });

  test.each(['/ui/mails/demo/no-such', '/ui/mails/no-such/sign-up'])('has nothing at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

inEachServery(
  'in production',
  (servery) => {
    test('there is none', async () => {
      const response = await fetch(`${servery().url}/ui/mails`);
      expect(await response.text()).not.toContain('/ui/mails/');
    });
  },
  { NODE_ENV: 'production' },
);
