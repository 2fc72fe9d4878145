import { asJson } from '@servery/contract/client/as-json';
import type { EditedProduct } from '@servery/contract/entities/menu-editor';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const CHIPS = 'Rosemary Chips';
/** A Tuesday in Perth, which is the day of the seed. */
const OTHER_DAYS = ['wed', 'thu', 'fri'] as const;

inEachServery('a product that is not sold everywhere, always and for everything', (servery) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await atConsole(servery());
  });
  const sell = async (change: Partial<EditedProduct>) => {
    const { products } = await owner.call('ConsoleMenu');
    const { id, version, value } = products.find((each) => each.value.name === CHIPS)!;
    const product = asJson({ ...value, ...change });
    return owner.call('ConsoleMenu.save_product', { product_id: id, version, product });
  };
  const adding = async (person: Person, venue: Awaited<ReturnType<typeof visit>>) => {
    const answer = await person.send('ManageCart.add_to_order', {
      ...venue.at,
      menu_item_data: { menu_item_id: venue.product(CHIPS).id, quantity: 1 },
    });
    return answer.ResponseCode === 'SUCCESS' ? 'taken' : answer.Response[1].text;
  };
  const choose = (person: Person, venue: Awaited<ReturnType<typeof visit>>, code: 'pickup' | 'deliver') =>
    person.call('ManageCart.update_checkout', {
      ...venue.at,
      checkout_options: { fulfilment_type: code, fulfilment_asap: 1 },
    });

  test('cannot be added, nor stay in a cart, for another way to order than its own', async () => {
    const person = servery().person();
    const venue = await visit(person);
    await choose(person, venue, 'pickup');
    await add(person, venue, CHIPS);
    await sell({ fulfilment: ['pickup'] });
    expect(await adding(person, venue)).toBe('taken');
    const away = await choose(person, venue, 'deliver');
    expect(away.order.items).toMatchObject([{ is_available: 0, available_str: 'Not for delivery' }]);
    expect(away.order.total).toBe('0.00');
    expect(await adding(person, venue)).toBe('Not for delivery');
    const back = await choose(person, venue, 'pickup');
    expect(back.order.items).toMatchObject([{ is_available: 1 }]);
    await sell({ fulfilment: [] });
  });

  test('is refused at a screen where it is not sold, even to a cart that already holds it', async () => {
    const person = servery().person();
    const venue = await visit(person);
    await choose(person, venue, 'pickup');
    await add(person, venue, CHIPS);
    await sell({ channels: ['counter'] });
    expect(venue.product(CHIPS).limits).toBeUndefined();
    expect((await visit(person)).product(CHIPS).limits).toMatchObject({ channels: ['counter'] });
    expect(await adding(person, venue)).toBe('Not sold here');
    const refused = await person.send('SubmitOrder', submission(venue));
    expect(refused.ResponseCode).toBe('ERROR');
    const kiosk = await signIn(servery().person({ AppMode: 'kiosk' }), 'kiosk@example.com');
    expect(await adding(kiosk, await visit(kiosk))).toBe('Not sold here');
    const till = await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
    expect(await adding(till, await visit(till))).toBe('taken');
    await sell({ channels: [] });
    expect(await adding(person, venue)).toBe('taken');
  });

  test('has days of its own', async () => {
    const person = servery().person();
    const venue = await visit(person);
    await sell({ days: [...OTHER_DAYS] });
    expect(await adding(person, venue)).toBe('Available Wed to Fri');
    await sell({ days: ['tue', ...OTHER_DAYS] });
    expect(await adding(person, venue)).toBe('taken');
    await sell({ days: [] });
  });

  test('names a way to order and a screen that there are', async () => {
    const { products, fulfilment } = await owner.call('ConsoleMenu');
    expect(fulfilment.map(({ code }) => code)).toContain('deliver');
    const { id, version, value } = products[0]!;
    const product = asJson({ ...value, channels: ['fax'] as never });
    const answer = await owner.send('ConsoleMenu.save_product', { product_id: id, version, product });
    expect(answer.ResponseCode).toBe('ERROR');
    expect(JSON.stringify(answer.Response)).toContain('is not online, kiosk or counter');
  });
});
