import { asJson } from '@servery/contract/client/as-json';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const CHIPS = 'Rosemary Chips';

inEachServery('a menu by time', (servery) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await atConsole(servery());
  });
  const seenOf = async (...names: string[]) =>
    (await owner.call('ConsoleMenu')).categories
      .filter(({ value }) => names.includes(value.name))
      .map(({ id, version }) => ({ id, version }));
  const save = async (service: object, names: string[], was = '') =>
    owner.call('ConsoleMenu.save_service', {
      was,
      service: asJson(service) as never,
      categories: asJson(await seenOf(...names)),
    });
  const chips = async () => (await visit(servery().person())).product(CHIPS);
  const valueOf = async (name: string) =>
    (await owner.call('ConsoleMenu')).categories.find(({ value }) => value.name === name)?.value;

  test('gives its categories one time, for customers at once, is one edit, and is taken back', async () => {
    const before = await chips();
    expect(before.is_available).toBe(1);
    const [burgers, pizza] = [await valueOf('Burgers'), await valueOf('Pizza')];
    const { edit_id } = await save({ name: 'Late', from: '03:00', to: '03:05' }, ['Burgers', 'Pizza']);
    expect((await chips()).is_available).toBe(0);
    expect(await valueOf('Pizza')).toMatchObject({ service: 'Late', from: '03:00', to: '03:05' });
    const history = (await owner.call('ConsoleMenu.history', {})).edits[0];
    expect(history).toMatchObject({ id: edit_id });
    expect(history?.lines).toHaveLength(2);
    const taken = await owner.refused('ConsoleMenu.save_service', {
      service: asJson({ name: 'Late' }) as never,
      categories: asJson(await seenOf('Salads')),
    });
    expect(taken.details).toMatchObject({ code: 'service_taken', name: 'Late' });
    // One leaves, and the other takes a new name and time.
    await save({ name: 'Night', from: '00:00', to: '23:59' }, ['Burgers'], 'Late');
    expect(await valueOf('Pizza')).toMatchObject({ service: '', from: '', to: '' });
    expect((await chips()).is_available).toBe(1);
    const undone = (await owner.call('ConsoleMenu.history', {})).edits[0]?.id ?? 0;
    await owner.call('ConsoleMenu.undo', { edit_id: undone });
    await owner.call('ConsoleMenu.undo', { edit_id });
    expect([await valueOf('Burgers'), await valueOf('Pizza')]).toEqual([burgers, pizza]);
    expect(await chips()).toEqual(before);
  });

  test('for other ways to order or screens is refused where they are not, and hidden where nothing is left', async () => {
    const { edit_id } = await save({ name: 'Catering', fulfilment: ['catering'] }, ['Burgers']);
    expect((await chips()).limits).toMatchObject({ fulfilment: ['catering'] });
    await owner.call('ConsoleMenu.undo', { edit_id });
    const kiosk = await save({ name: 'Kiosk', channels: ['kiosk'] }, ['Burgers']);
    const guest = servery().person();
    const venue = await visit(guest);
    await expect(add(guest, venue, CHIPS)).rejects.toThrow();
    const { id, version, value } = (await owner.call('ConsoleMenu')).products.find(
      (each) => each.value.name === CHIPS,
    ) ?? { id: 0, version: 0, value: undefined };
    if (!value) throw new Error('there are no chips');
    const only = await owner.call('ConsoleMenu.save_product', {
      product_id: id,
      version,
      product: asJson({ ...value, channels: ['counter'] }),
    });
    const { items } = (await visit(servery().person())).merchant.menu;
    expect(items.some((category) => category.items.some((item) => item.name === CHIPS))).toBe(false);
    await owner.call('ConsoleMenu.undo', { edit_id: only.edit_id });
    await owner.call('ConsoleMenu.undo', { edit_id: kiosk.edit_id });
  });

  test('waits in the draft like everything else, and is not changed over somebody else’s change', async () => {
    const [seen] = await seenOf('Salads');
    const wish = { service: asJson({ name: 'Lunch', from: '11:00', to: '15:00' }) as never };
    const categories = asJson([{ id: seen?.id ?? 0, version: seen?.version ?? 0 }]);
    await owner.call('ConsoleMenu.save_service', { ...wish, draft: 1, categories });
    expect((await valueOf('Salads'))?.service).toBe('');
    const { draft } = await owner.call('ConsoleMenu', { draft: 1 });
    const { edit_id } = await owner.call('ConsoleMenu.publish', { version: draft.version });
    expect((await valueOf('Salads'))?.service).toBe('Lunch');
    expect((await owner.refused('ConsoleMenu.save_service', { ...wish, categories })).code).toBe(
      'part_changed',
    );
    await owner.call('ConsoleMenu.undo', { edit_id });
  });
});
