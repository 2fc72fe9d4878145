import { asJson } from '@servery/contract/client/as-json';
import type { HeldHours, HoursValue } from '@servery/contract/entities/venue-hours';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

inEachServery('hours at the console', (servery) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await atConsole(servery());
  });
  const hours = () => owner.call('ConsoleHours');
  const pickup = async (): Promise<HeldHours> => {
    const found = (await hours()).types.find(({ code }) => code === 'pickup');
    if (!found) throw new Error('nothing can be picked up');
    return found;
  };
  const wish = ({ id, version, value }: HeldHours, change: Partial<HoursValue>) => ({
    types: asJson([{ id, version, value: { ...value, ...change } }]),
  });
  const seen = async () => {
    const { merchant } = await visit(servery().person());
    return merchant.fulfilment.find(({ code }) => code === 'pickup');
  };

  test('are those that customers have, with the holidays of the state for a year', async () => {
    const { types, holidays, today } = await hours();
    expect(types.map(({ code }) => code)).toContain('pickup');
    expect(holidays.map(({ name }) => name)).toContain('Western Australia Day');
    expect(holidays.every(({ date }) => date >= today)).toBe(true);
  });

  test('are changed for everybody at once, all of it or nothing, and taken back', async () => {
    const before = await pickup();
    const date = (await hours()).holidays[0]?.date ?? '';
    const special_dates = [
      ...before.value.special_dates.filter((each) => each.date !== date),
      { date, hours: [] },
    ];
    const week = { ...before.value.hours, mon: ['06:00-09:00', '10:00-22:00'] };
    const { edit_id, saved } = await owner.call(
      'ConsoleHours.save',
      wish(before, { hours: week, special_dates, notice_minutes: 45 }),
    );
    expect(saved.types.find(({ code }) => code === 'pickup')?.value).toMatchObject({
      hours: week,
      notice_minutes: 45,
    });
    expect((await seen())?.available_mon).toEqual([
      { from: '06:00', to: '09:00' },
      { from: '10:00', to: '22:00' },
    ]);
    expect((await owner.call('ConsoleHours.history', {})).edits[0]).toMatchObject({
      id: edit_id,
      lines: [expect.stringMatching(/weekly hours/)],
    });
    expect((await owner.refused('ConsoleHours.save', wish(before, {}))).code).toBe('part_changed');
    await owner.call('ConsoleHours.undo', { edit_id });
    expect((await pickup()).value).toEqual(before.value);
  });

  test('that are not saved are shown as a customer would meet them, and nothing is kept', async () => {
    const held = await pickup();
    const { holidays } = await hours();
    const date = holidays[0]?.date ?? '';
    const value = {
      ...held.value,
      special_dates: [
        ...held.value.special_dates.filter((each) => each.date !== date),
        { date, hours: ['10:00-11:00'] },
      ],
    };
    const at = async (time: string, types?: unknown) => {
      const shop = await owner.call('ConsoleHours.preview', {
        date,
        time,
        ...(types !== undefined && { types: asJson(types as never) }),
      });
      return shop.types.find(({ code }) => code === 'pickup');
    };
    expect(await at('09:00', [{ id: held.id, value }])).toMatchObject({
      first: '10 am',
      why: 'opens 10 am',
    });
    expect((await at('09:00'))?.why).not.toBe('opens 10 am');
    expect((await pickup()).value).toEqual(held.value);
  });

  test('that overlap, or a date that is there twice, are refused by their name', async () => {
    const held = await pickup();
    const week = { ...held.value.hours, thu: ['09:00-12:00', '11:00-13:00'] };
    const overlap = await owner.refused('ConsoleHours.save', wish(held, { hours: week }));
    expect(overlap.details).toMatchObject({ code: 'hours_overlap', day: 'thu' });
    const date = '2027-12-25';
    const twice = [
      { date, hours: [] },
      { date, hours: [] },
    ];
    const refused = await owner.refused('ConsoleHours.save', wish(held, { special_dates: twice }));
    expect(refused.details).toMatchObject({ code: 'date_twice', date });
    const bad = { ...held.value.hours, fri: ['nine to five'] };
    expect((await owner.refused('ConsoleHours.save', wish(held, { hours: bad }))).details).toMatchObject({
      field: 'types.0.value.hours.fri.0',
    });
    expect((await pickup()).value).toEqual(held.value);
  });

  test('of another venue are not there', async () => {
    const other = await servery().server.db.read((tx) =>
      tx.q
        .selectFrom('fulfilment_type')
        .innerJoin('venue', 'venue.id', 'fulfilment_type.venue_id')
        .select(['fulfilment_type.id', 'fulfilment_type.version'])
        .where('venue.brand_code', '=', 'dune')
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    const held = await pickup();
    const foreign = { ...held, ...other };
    expect((await owner.refused('ConsoleHours.save', wish(foreign, {}))).code).toBe('no_fulfilment_type');
  });
});
