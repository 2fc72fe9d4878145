import { afterEach, expect, test, vi } from 'vitest';
import { changeMenu, orderChips, visit } from '../../testing/orders.ts';
import { inEachServery } from '../../testing/servery.ts';

type Heard = { event: string; data: Record<string, unknown> };

/** Listens until `done` says that it has heard enough. */
async function listen(
  url: string,
  done: (heard: Heard) => boolean,
  { onOpen, cookie = '' }: { onOpen: () => unknown; cookie?: string },
): Promise<Heard> {
  const response = await fetch(url, { headers: { accept: 'text/event-stream', cookie } });
  let held = '';
  const decoder = new TextDecoder();
  let opened = false;
  for await (const chunk of response.body!) {
    held += decoder.decode(chunk as Uint8Array, { stream: true });
    const blocks = held.split('\n\n');
    held = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event === 'hello' && !opened) {
        opened = true;
        await onOpen();
      }
      const heard = event && data ? { event, data: JSON.parse(data) as Record<string, unknown> } : undefined;
      if (heard && done(heard)) return heard;
    }
  }
  throw new Error('the stream ended');
}

inEachServery('live changes', (servery) => {
  const kitchen = async () => {
    const user = servery().person({ AppMode: 'console' });
    await user.call('ConsoleLogin', { email: 'kitchen@example.com', password: 'banksia-demo' });
    return user;
  };

  test('tell a receipt that its order moved, and nothing of other orders', async () => {
    const mine = await orderChips(servery().person());
    const other = await orderChips(servery().person());
    const user = await kitchen();
    const heard = await listen(
      `${servery().url}/api/events?order=${mine.order_id}`,
      ({ event }) => event === 'order',
      {
        onOpen: async () => {
          await user.call('ConsoleOrder.move', { order_id: other.order_id, from: 1, to: 2 });
          await user.call('ConsoleOrder.move', { order_id: mine.order_id, from: 1, to: 3 });
        },
      },
    );
    expect(heard.data).toMatchObject({ order_id: mine.order_id, nstatus: 3 });
  });

  test('tell the board of a new order', async () => {
    const user = await kitchen();
    const heard = await listen(`${servery().url}/api/events?board=1`, ({ event }) => event === 'order', {
      onOpen: () => orderChips(servery().person()),
      cookie: user.cookie,
    });
    expect(heard.data).toMatchObject({ nstatus: 1 });
  });

  test('tell an open menu that it changed', async () => {
    const heard = await listen(
      `${servery().url}/api/events?menu=banksia-kitchen`,
      ({ event }) => event === 'menu',
      { onOpen: () => changeMenu(servery(), async () => {}) },
    );
    expect(heard.data['menu_name']).toBe('banksia-kitchen');
  });

  test('begin with the version of the menu, so that nobody shows an older one for long', async () => {
    const hello = (menu: string) =>
      listen(`${servery().url}/api/events?menu=${menu}`, ({ event }) => event === 'hello', {
        onOpen: () => {},
      });
    const { version } = (await visit(servery().person())).merchant.menu;
    expect((await hello('banksia-kitchen')).data).toEqual({ menu_version: version });
    await changeMenu(servery(), async () => {});
    expect((await hello('banksia-kitchen')).data['menu_version']).toBeGreaterThan(version);
    expect((await hello('no-such-menu')).data).toEqual({});
  });

  test('keep the board from strangers', async () => {
    const person = servery().person();
    await orderChips(person);
    const asked = async (headers: Record<string, string>, query = '') =>
      (await fetch(`${servery().url}/api/events?board=1${query}`, { headers })).status;
    expect(await asked({})).toBe(401);
    expect(await asked({ cookie: `servery_console=${person.sid}` })).toBe(401);
    const { cookie } = await kitchen();
    // No address that a proxy may log is worth anything, nor is a page of a neighbour.
    expect(await asked({}, `&sid=${cookie.split('=')[1]}`)).toBe(401);
    expect(await asked({ cookie, 'sec-fetch-site': 'same-site' })).toBe(401);
    expect(await asked({ cookie, origin: 'https://elsewhere.example' })).toBe(401);
  });

  test('end with the session that they are followed by, and not with another', async () => {
    const [user, other] = [await kitchen(), await kitchen()];
    const follow = (cookie: string, onOpen: () => unknown) =>
      listen(`${servery().url}/api/events?board=1`, ({ event }) => event === 'order', { onOpen, cookie });
    await expect(follow(user.cookie, () => user.call('ConsoleLogout'))).rejects.toThrow('the stream ended');
    const heard = await follow(other.cookie, async () => {
      const gone = await kitchen();
      await gone.call('ConsoleLogout');
      await orderChips(servery().person());
    });
    expect(heard.event).toBe('order');
  });

  afterEach(() => vi.useRealTimers());

  test('tell open menus at once that a product is sold out, without waiting for any timer', async () => {
    const person = servery().person();
    const venue = await visit(person);
    const { id } = venue.product('Rosemary Chips');
    const heard = await listen(
      `${servery().url}/api/events?menu=banksia-kitchen`,
      ({ event }) => event === 'menu',
      {
        onOpen: async () => {
          vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
          await changeMenu(servery(), ({ q }) =>
            q
              .insertInto('sold_out')
              .values({ product_id: id, venue_id: venue.at.store_id, text: 'Back tomorrow', until: 0 })
              .execute(),
          );
        },
      },
    );
    vi.useRealTimers();
    expect(heard.data).toMatchObject({ menu_name: 'banksia-kitchen', venue_id: venue.at.store_id });
    const after = await visit(person);
    expect(after.product('Rosemary Chips')).toMatchObject({
      is_available: 0,
      available_str: 'Back tomorrow',
    });
    expect(after.merchant.menu.version).toBe(heard.data['version']);
  });
});
