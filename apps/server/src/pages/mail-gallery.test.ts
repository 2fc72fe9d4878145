import { expect, test } from 'vitest';
import { notice } from '#messages/notice';
import { orderChips, SAM } from '../../testing/orders.ts';
import { inEachShop } from '../../testing/shop.ts';

const namesIn = (html: string): string[] =>
  [...html.matchAll(/\/ui\/mails\/demo\/([\w-]+)"/g)].map(([, name = '']) => name);

inEachShop('the gallery of mails', (shop) => {
  const get = async (path: string) => {
    const response = await fetch(shop().url + path);
    return { status: response.status, text: await response.text() };
  };
  const kept = () =>
    shop().server.db.read(async ({ q }) => [
      await q.selectFrom('one_time_token').select('id').execute(),
      await q.selectFrom('customer').select('id').execute(),
      await q.selectFrom('sign_up').select('id').execute(),
    ]);

  test('shows every message about an account, and those about an order once there is one', async () => {
    const before = namesIn((await get('/ui/mails')).text);
    const templates = notice.options.map(({ shape }) => shape.template.value);
    // People of the console are the venue's own, and none is made up for a picture.
    for (const template of templates.filter((each) => each !== 'console-reset'))
      expect(
        before.some((name) => name.startsWith(template)),
        template,
      ).toBe(true);
    expect(before).not.toContain('order-placed');
    const { order_id: ref } = await orderChips(shop().person(), { order_note: 'Gate code 4711' });
    expect(namesIn((await get('/ui/mails')).text)).toEqual([
      ...before,
      'order-placed',
      'order-cancelled',
      'order-ready',
    ]);
    const placed = await get('/ui/mails/demo/order-placed');
    expect(placed.text).toContain('Rosemary Chips');
    expect(placed.text).toContain('Plain text');
    for (const name of ['order-placed', 'order-cancelled', 'order-ready']) {
      const { text } = await get(`/ui/mails/demo/${name}`);
      for (const theirs of [ref, SAM.customer_name, SAM.customer_email, 'Gate code'])
        expect(text, name).not.toContain(theirs);
    }
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

inEachShop(
  'in production',
  (shop) => {
    test('there is none', async () => {
      const response = await fetch(`${shop().url}/ui/mails`);
      expect(await response.text()).not.toContain('/ui/mails/');
    });
  },
  { NODE_ENV: 'production' },
);
