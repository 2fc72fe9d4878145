import { expect, test } from 'vitest';
import { inEachPayingServery } from '../../../../testing/cards.ts';
import { endOf, keepStanding, memberWith, occurrencesOf } from '../../../../testing/standing.ts';

inEachPayingServery('a standing order', ({ servery }) => {
  const to = (text: string) => {
    servery().clock.now = Date.parse(`${text}:00+08:00`);
  };

  test('leaves a date out that its customer skips, until they put it back, and only before its cut-off', async () => {
    to('2026-11-17T12:00');
    const { mia } = await memberWith(servery(), { cents: 9000 });
    const { id } = await keepStanding(mia);
    const skip = (date: string, on: 0 | 1) => ({ standing_order_id: id, date, skip: on });
    const skipped = (await mia.call('StandingOrders.skip', skip('2026-11-18', 1))).standing_order;
    expect(skipped).toMatchObject({ next: { date: '2026-11-19' }, skipped: [{ date: '2026-11-18' }] });
    await mia.call('StandingOrders.skip', skip('2026-11-18', 1));
    // Saved once more, it is still left out.
    await mia.call('StandingOrders.save', {
      standing_order_id: id,
      standing_order_data: { fulfilment_time: '08:05' },
    });
    expect((await mia.call('StandingOrders.load', { standing_order_id: id })).standing_order.next?.date).toBe(
      '2026-11-19',
    );
    const back = (await mia.call('StandingOrders.skip', skip('2026-11-18', 0))).standing_order;
    expect(back).toMatchObject({ next: { date: '2026-11-18' }, skipped: [] });
    await mia.call('StandingOrders.skip', skip('2026-11-18', 1));
    to('2026-11-17T20:00');
    const late = async (date: string, on: 0 | 1) =>
      (await mia.refused('StandingOrders.skip', skip(date, on))).code;
    expect(await late('2026-11-18', 0)).toBe('standing_date_gone');
    expect(await late('2026-11-18', 1)).toBe('standing_date_gone');
    // A Sunday, on which nothing is wanted, and one far ahead.
    expect(await late('2026-11-22', 1)).toBe('standing_date_gone');
    expect(await late('2027-06-02', 1)).toBe('standing_date_gone');
    to('2026-11-18T20:00');
    await endOf(servery(), id, '2026-11-19');
    expect(await occurrencesOf(servery(), id)).toMatchObject([
      { on_date: '2026-11-18', state: 'skipped', reason: 'customer', order_id: null },
      { on_date: '2026-11-19', state: 'placed' },
    ]);
    expect(await late('2026-11-19', 1)).toBe('standing_date_gone');
    const other = await memberWith(servery(), {});
    expect((await other.mia.refused('StandingOrders.skip', skip('2026-11-20', 1))).code).toBe(
      'standing_not_found',
    );
  });
});
