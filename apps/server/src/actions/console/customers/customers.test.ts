import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { newEmail, orderChips, signIn } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';
import { insertMember } from '#stores/people';

let keys = 0;
const key = () => `credit-key-${String((keys += 1)).padStart(12, '0')}`;

inEachServery('customers at the console', (servery) => {
  let owner: Person;
  let mia: Person;
  let id: number;
  beforeAll(async () => {
    owner = await atConsole(servery());
    mia = await signIn(servery().person(), 'member@example.com');
    ({ id } = (await mia.call('CustomerAccount')).customer);
  });
  const show = (customer_id = id) => owner.call('ConsoleCustomers.show', { customer_id });
  const credit = (amount: string, more: Partial<{ submit_key: string; reason: string }> = {}) => ({
    customer_id: id,
    amount,
    reason: 'Chips were missing',
    submit_key: key(),
    ...more,
  });
  const newMember = async (brand_code = 'demo') => {
    const { db, clock } = { db: servery().server.db, clock: servery().clock };
    const email = newEmail();
    const person = {
      brand_code,
      name: 'Noor Hassan',
      email,
      mobile: '+61491570110',
      menu_name: '',
      country_code: 'AU',
      state: 'WA',
    };
    return { email, id: await db.write((tx) => insertMember(tx, person, clock.now)) };
  };

  test('are those who ordered last, and found by name, address or mobile', async () => {
    await orderChips(mia);
    const { customers } = await owner.call('ConsoleCustomers');
    expect(customers[0]).toMatchObject({ id, last: Math.floor(servery().clock.now / 1000) });
    const { name, email, mobile } = customers[0] ?? { name: '', email: '', mobile: '' };
    const wanted = [name.slice(0, 4).toUpperCase(), email.slice(0, 6), `0${mobile.slice(3, 9)}`];
    for (const search of wanted) {
      const found = await owner.call('ConsoleCustomers', { search });
      expect([search, found.customers.map((each) => each.id)]).toEqual([
        search,
        expect.arrayContaining([id]),
      ]);
    }
    expect((await owner.call('ConsoleCustomers', { search: '%' })).customers).toEqual([]);
  });

  test('come a page at a time, each once', async () => {
    const { customers } = await owner.call('ConsoleCustomers');
    const last = customers.at(-1)?.last ?? 0;
    const older = await owner.call('ConsoleCustomers', { before: last });
    const seen = new Set(customers.map((each) => each.id));
    expect(older.customers.filter((each) => seen.has(each.id))).toEqual([]);
  });

  test('have a page with orders, balance and points', async () => {
    const { order_id } = await orderChips(mia);
    const page = await show();
    expect(page.recent[0]).toMatchObject({ id: order_id });
    expect(page.recent.length).toBeLessThanOrEqual(5);
    expect(page.balance).toBe((await mia.call('CustomerAccount')).customer.balance);
  });

  test('are credited and debited once for a key, and read why', async () => {
    const before = Number((await show()).balance);
    const wish = credit('10.00');
    const [a, b] = await Promise.all([
      owner.call('ConsoleCustomers.credit', wish),
      owner.call('ConsoleCustomers.credit', wish),
    ]);
    expect([a.balance, b.balance]).toEqual([(before + 10).toFixed(2), (before + 10).toFixed(2)]);
    await owner.call('ConsoleCustomers.credit', credit('-4.00', { reason: 'Given twice' }));
    const { movements } = await mia.call('BalanceMovements', {});
    expect(movements.slice(0, 2)).toMatchObject([
      { kind: 'debit', amount: '-4.00', reason: 'Given twice', balance: (before + 6).toFixed(2) },
      { kind: 'credit', amount: '10.00', reason: 'Chips were missing' },
    ]);
    const [row] = await servery().server.db.read((tx) =>
      tx.q
        .selectFrom('audit')
        .selectAll()
        .where('action', '=', 'customer.credited')
        .orderBy('id', 'desc')
        .execute(),
    );
    expect(JSON.parse(row?.details ?? '{}')).toEqual({
      before: { balance: (before + 10).toFixed(2) },
      after: { balance: (before + 6).toFixed(2) },
      reason: 'Given twice',
    });
  });

  test('never owe: what is not there can’t be taken off, and a slip of the finger is refused', async () => {
    const { balance } = await show();
    const tooMuch = (Number(balance) + 0.01).toFixed(2);
    expect((await owner.refused('ConsoleCustomers.credit', credit(`-${tooMuch}`))).code).toBe(
      'balance_too_low',
    );
    for (const amount of ['0.00', '500.01', '-500.01'])
      expect((await owner.refused('ConsoleCustomers.credit', credit(amount))).code).toBe('bad_credit');
    expect((await show()).balance).toBe(balance);
  });

  test('have notes that name who wrote them', async () => {
    await owner.call('ConsoleCustomers.add_note', { customer_id: id, text: 'Check the bag' });
    const { notes } = await show();
    expect(notes[0]).toMatchObject({ text: 'Check the bag', who: expect.stringMatching(/\w/) });
    await owner.call('ConsoleCustomers.remove_note', { customer_id: id, note_id: notes[0]?.id ?? 0 });
    expect((await show()).notes.map(({ text }) => text)).not.toContain('Check the bag');
  });

  test('get a copy of all that is kept about them, and no secret', async () => {
    await owner.call('ConsoleCustomers.add_note', { customer_id: id, text: 'Sits at the window' });
    const { json } = await owner.call('ConsoleCustomers.copy', { customer_id: id });
    const copy = JSON.parse(json) as { email: string; orders: { products: unknown[] }[]; notes: unknown[] };
    expect(copy.email).toBe('member@example.com');
    expect(copy.orders.at(-1)?.products).not.toEqual([]);
    expect(copy.notes).toContainEqual({ text: 'Sits at the window', at: expect.any(String) });
    expect(json).not.toMatch(/\$argon2|\$scrypt|hash|token/i);
  });

  test('are forgotten once nothing of theirs is left, and signed out', async () => {
    const noor = await newMember();
    const wish = { ...credit('5.00'), customer_id: noor.id };
    await owner.call('ConsoleCustomers.credit', wish);
    await owner.call('ConsoleCustomers.add_note', { customer_id: noor.id, text: 'Likes it hot' });
    const forget = { customer_id: noor.id };
    expect((await owner.refused('ConsoleCustomers.forget', forget)).code).toBe('customer_has_balance');
    await owner.call('ConsoleCustomers.credit', { ...wish, amount: '-5.00', submit_key: key() });
    await owner.call('ConsoleCustomers.forget', forget);
    expect((await owner.refused('ConsoleCustomers.show', forget)).code).toBe('no_customer');
    expect((await owner.call('ConsoleCustomers', { search: noor.email })).customers).toEqual([]);
    const notes = await servery().server.db.read((tx) =>
      tx.q.selectFrom('customer_note').selectAll().where('customer_id', '=', noor.id).execute(),
    );
    expect(notes).toEqual([]);
  });

  test('of another brand are nobody here', async () => {
    const other = await newMember('dune');
    expect((await owner.refused('ConsoleCustomers.show', { customer_id: other.id })).code).toBe(
      'no_customer',
    );
    for (const call of ['copy', 'forget'] as const)
      expect((await owner.refused(`ConsoleCustomers.${call}`, { customer_id: other.id })).code).toBe(
        'no_customer',
      );
    expect(
      (await owner.refused('ConsoleCustomers.credit', { ...credit('1.00'), customer_id: other.id })).code,
    ).toBe('no_customer');
    expect((await owner.call('ConsoleCustomers', { search: other.email })).customers).toEqual([]);
  });
});
