import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const MENU = 'banksia-kitchen';
const LIST =
  'Name,Price,Category\nRosemary Chips,8.60,Burgers\nOnion Rings,9.50,Burgers\nOdd one,free,Burgers\n';

inEachServery('a menu that is brought', (servery) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await atConsole(servery());
  });
  const whole = async () => (await owner.call('ConsoleMenu.export')).text;
  const plan = (text: string, mode: 'add' | 'replace' = 'add') =>
    owner.call('ConsoleMenu.plan_import', { text, menu: MENU, bring: mode });
  const bring = async (text: string, mode: 'add' | 'replace' = 'add') => {
    const { seen } = await plan(text, mode);
    return owner.call('ConsoleMenu.import', { text, menu: MENU, bring: mode, seen });
  };

  test('is shown before anything is done: what is new, what is changed, and what could not be read', async () => {
    const before = await whole();
    const { plan: parts, unread } = await plan(LIST);
    expect(parts.flatMap(({ added }) => added).join()).toContain('Onion Rings');
    expect(parts.flatMap(({ changed }) => changed).join()).toContain('Rosemary Chips');
    expect(parts.flatMap(({ removed }) => removed)).toEqual([]);
    expect(unread).toHaveLength(1);
    expect(await whole()).toBe(before);
    const replacing = await plan(LIST, 'replace');
    expect(replacing.plan.flatMap(({ removed }) => removed).join()).toContain('Banksia Beef Burger');
  });

  test('changes what it names, keeps the rest with its pictures, and is taken back to the letter', async () => {
    const before = await whole();
    const { edit_id } = await bring(LIST);
    const venue = await visit(servery().person());
    expect(venue.product('Onion Rings').base_price).toBe('9.50');
    const chips = venue.product('Rosemary Chips');
    expect(chips.base_price).toBe('8.60');
    expect(chips.img_url).not.toBe('');
    expect((await plan(LIST)).plan).toEqual([]);
    await owner.call('ConsoleMenu.undo_import', { edit_id });
    expect(await whole()).toBe(before);
    expect((await owner.refused('ConsoleMenu.undo_import', { edit_id })).code).toBe('edited_since');
  });

  test('replaces the whole menu, and a file of ours brings it back', async () => {
    const before = await whole();
    await bring(LIST, 'replace');
    const left = (await visit(servery().person())).merchant.menu.items.flatMap(({ items }) => items);
    expect(left.map(({ name }) => name)).toEqual(['Rosemary Chips', 'Onion Rings']);
    await bring(before, 'replace');
    expect(await whole()).toBe(before);
  });

  test('changes no order that was placed, and no price that somebody has seen', async () => {
    const person = servery().person();
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips');
    const seen = venue.product('Rosemary Chips').base_price;
    const { edit_id } = await bring(LIST);
    const wish = submission(venue, { expected_total: seen });
    expect((await person.refused('SubmitOrder', wish)).code).toBe('total_changed');
    await owner.call('ConsoleMenu.undo_import', { edit_id });
    const { order_id } = await person.call('SubmitOrder', wish);
    const next = await bring(LIST);
    const { order } = await owner.call('ConsoleOrder.show', { order_id });
    expect(order.total).toBe(seen);
    await owner.call('ConsoleMenu.undo_import', { edit_id: next.edit_id });
  });

  test('is not carried out when the menu is another by then, nor what nobody can read', async () => {
    const { seen } = await plan(LIST);
    const { edit_id } = await bring('Name,Price,Category\nSpring Rolls,7,Burgers\n');
    const late = { text: LIST, menu: MENU, bring: 'add' as const, seen };
    expect((await owner.refused('ConsoleMenu.import', late)).code).toBe('copy_changed');
    await owner.call('ConsoleMenu.undo_import', { edit_id });
    const bad = { text: 'nothing at all', menu: MENU, bring: 'add' as const };
    expect((await owner.refused('ConsoleMenu.plan_import', bad)).code).toBe('menu_unreadable');
    const elsewhere = { text: LIST, menu: 'no-such-menu', bring: 'add' as const };
    expect((await owner.refused('ConsoleMenu.plan_import', elsewhere)).code).toBe('no_menu');
    const broken = { text: '{"version": 1, "menus": 5}', menu: MENU, bring: 'add' as const };
    expect((await owner.refused('ConsoleMenu.plan_import', broken)).code).toBe('venue_refused');
  });
});
