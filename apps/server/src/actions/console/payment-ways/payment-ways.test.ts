import { asJson } from '@servery/contract/client/as-json';
import type { PaymentWaysValue } from '@servery/contract/entities/payment-ways';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

inEachServery('ways to pay of a venue', (servery) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await atConsole(servery());
  });
  const wish = async (change: Partial<PaymentWaysValue>) => {
    const { value, seen } = await owner.call('ConsolePaymentWays');
    return { seen, payment_ways: asJson({ ...value, ...change }) };
  };
  const save = async (change: Partial<PaymentWaysValue>) =>
    owner.call('ConsolePaymentWays.save', await wish(change));
  const offered = async () =>
    (await visit(servery().person())).merchant.menu.payment_methods.map(({ code }) => code);

  test('are switched off and limited for customers at once, written down, and taken back', async () => {
    const { value: before, types } = await owner.call('ConsolePaymentWays');
    expect(types.map(({ code }) => code)).toContain('pickup');
    const sam = servery().person();
    await add(sam, await visit(sam), 'Rosemary Chips');
    expect(await offered()).toContain('STORE');
    const { edit_id, saved } = await save({
      STORE: { ...before.STORE, channels: [] },
      BANK: { ...before.BANK, name: 'By bank', channels: ['online'], fulfilment: ['booking'] },
    });
    expect(saved.value.STORE.channels).toEqual([]);
    expect(await offered()).not.toContain('STORE');
    expect((await owner.call('ConsolePaymentWays.history', {})).edits[0]).toMatchObject({
      id: edit_id,
      lines: ['Banksia Kitchen: Pay in store off, By bank on'],
    });
    const venue = await visit(sam);
    const refused = (payment_method: string) =>
      sam.refused('SubmitOrder', submission(venue, { payment_method }));
    expect((await refused('STORE')).code).toBe('payment_method_unavailable');
    expect((await refused('BANK')).code).toBe('payment_method_unavailable');
    await owner.call('ConsolePaymentWays.undo', { edit_id });
    expect((await owner.call('ConsolePaymentWays')).value).toEqual({
      ...before,
      BANK: { ...before.BANK, channels: [] },
    });
    expect(await offered()).toContain('STORE');
    await sam.call('SubmitOrder', submission(venue));
  });

  test('are not changed on top of somebody else’s change, nor taken back over one', async () => {
    const { STORE } = (await owner.call('ConsolePaymentWays')).value;
    const mine = await wish({ cash_on_delivery: true });
    const { edit_id } = await save({ STORE: { ...STORE, info: 'At the counter' } });
    expect((await owner.refused('ConsolePaymentWays.save', mine)).code).toBe('part_changed');
    await save({ STORE: { ...STORE, info: 'At the bar' } });
    expect((await owner.refused('ConsolePaymentWays.undo', { edit_id })).code).toBe('edited_since');
    const kitchen = await atConsole(servery(), 'kitchen@example.com');
    expect((await kitchen.refused('ConsolePaymentWays', {})).code).toBe('forbidden');
  });

  test('have no surcharge above what a payment costs', async () => {
    const { details } = await owner.refused(
      'ConsolePaymentWays.save',
      await wish({ paypal: { percent: '2.7', cost: '2.6' } }),
    );
    expect(details).toMatchObject({ code: 'surcharge_above_cost', field: 'paypal', cost: '2.6' });
    await save({ paypal: { percent: '2.6', cost: '2.6' } });
    expect((await visit(servery().person())).merchant.surcharge_percent_paypal).toBe('2.6');
  });

  test('that need a provider say who takes the money', async () => {
    const { takers } = await owner.call('ConsolePaymentWays');
    const of = (wanted: string) => takers.find(({ code }) => code === wanted);
    expect(of('CC')).toMatchObject({ ready: 0, live: 0, account: '' });
    expect(takers.map(({ code }) => code)).not.toContain('STORE');
  });

  test('are taken at the screens that they are for alone', async () => {
    const { eftpos, STORE } = (await owner.call('ConsolePaymentWays')).value;
    await save({ eftpos: { ...eftpos, channels: ['kiosk'] }, STORE: { ...STORE, channels: ['kiosk'] } });
    const { merchant } = await visit(servery().person());
    expect(merchant.menu.payment_methods.find(({ code }) => code === 'STORE')?.channels).toEqual(['kiosk']);
    expect(merchant.payment_methods).not.toContain('store');
  });
});
