import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { orderChips } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';
import { newMember } from '../../../../testing/topups.ts';

inEachServery('what a member must not eat', (servery) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await atConsole(servery());
  });
  const member = async () => {
    const mia = await newMember(servery());
    return { mia, id: (await mia.call('CustomerAccount')).customer.id };
  };
  const allergyOn = async (order_id: string) =>
    (await owner.call('ConsoleBoard')).orders.find((order) => order.id === order_id)?.allergy;

  test('stands on each order from then on and on none before, and nobody overwrites what they have not seen', async () => {
    const { mia, id } = await member();
    const before = await orderChips(mia);
    const change = { customer_id: id, allergy: ' Peanuts ', was: '' };
    expect(await owner.call('ConsoleCustomers.allergy', change)).toMatchObject({ allergy: 'Peanuts' });
    const late = await owner.refused('ConsoleCustomers.allergy', { ...change, allergy: 'None' });
    expect(late.code).toBe('allergy_changed');
    const after = await orderChips(mia);
    expect(await allergyOn(after.order_id)).toBe('Peanuts');
    expect(await allergyOn(before.order_id)).toBe('');
    const { json } = await owner.call('ConsoleCustomers.copy', { customer_id: id });
    expect(JSON.parse(json)).toMatchObject({ allergy: 'Peanuts' });
    expect(JSON.stringify(await owner.call('ConsoleAudit', {}))).not.toContain('Peanuts');
  });

  test('is changed by those who manage customers, at their own brand', async () => {
    const { id } = await member();
    const change = { customer_id: id, allergy: 'Shellfish', was: '' };
    const counter = await atConsole(servery(), 'counter@example.com');
    expect((await counter.refused('ConsoleCustomers.allergy', change)).code).toBe('forbidden');
    const elsewhere = await atConsole(servery(), 'owner@dune.example.com');
    expect((await elsewhere.refused('ConsoleCustomers.allergy', change)).code).toBe('no_customer');
  });

  test('goes with them when they are forgotten', async () => {
    const { mia, id } = await member();
    await owner.call('ConsoleCustomers.allergy', { customer_id: id, allergy: 'Sesame', was: '' });
    const { order_id } = await orderChips(mia);
    await owner.call('ConsoleOrder.cancel', { order_id, reason: 'Left' });
    await owner.call('ConsoleCustomers.forget', { customer_id: id });
    const kept = await servery().server.db.read(async ({ q }) => ({
      customer: await q.selectFrom('customer').select('allergy').where('id', '=', id).executeTakeFirst(),
      order: await q.selectFrom('orders').select('allergy').where('ref', '=', order_id).executeTakeFirst(),
    }));
    expect(kept).toEqual({ customer: { allergy: '' }, order: { allergy: '' } });
  });
});
