import { expect, test } from 'vitest';
import { payIn } from '#stores/ledger';
import brand from '../../../../../../brands/demo/brand.json' with { type: 'json' };
import { atConsole } from '../../../../testing/console.ts';
import { inEachIdentityServery, SECRET, signUp } from '../../../../testing/identity.ts';
import { add, submission, visit } from '../../../../testing/orders.ts';
import type { Person } from '../../../../testing/servery.ts';

const DAY_MS = 24 * 3600_000;
let count = 0;

inEachIdentityServery('withdrawing funds', (servery) => {
  /** A member of their own for each test: none disturbs another. */
  async function member(...paid: readonly { cents: number; days: number }[]) {
    const [person, email] = [servery().person(), `withdraw${(count += 1)}@example.com`];
    const customerId = await signUp(servery(), person, email);
    const { now } = servery().clock;
    for (const { cents, days } of paid)
      await servery().server.db.write((tx) =>
        payIn(tx, { customerId, cents, memo: 'Top-up', now: now - days * DAY_MS }),
      );
    return { person, email, id: customerId };
  }
  const balances = async (person: Person) => {
    const { customer } = await person.call('CustomerAccount');
    const { balance, balance_held, balance_debit, balance_transferable } = customer;
    return [balance, balance_held, balance_debit, balance_transferable];
  };
  const entriesOf = (id: number) =>
    servery().server.db.read(({ q }) =>
      q.selectFrom('ledger_entry').selectAll().where('customer_id', '=', id).orderBy('id').execute(),
    );
  const payOrder = async (person: Person) => {
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips');
    await person.call(
      'SubmitOrder',
      submission(venue, { payment_method: 'BALANCE', expected_total: '8.00' }),
    );
  };

  test('asks for all of it, puts it on hold, and tells the venue by mail [ACC-288 ACC-289]', async () => {
    const { person, email, id } = await member({ cents: 2450, days: 3 });
    expect(await balances(person)).toEqual(['24.50', '0.00', '0.00', '24.50']);
    const { customer } = await person.call('WithdrawFunds');
    expect(customer).toMatchObject({ balance: '0.00', balance_held: '24.50', balance_transferable: '0.00' });
    expect(await balances(person)).toEqual(['0.00', '24.50', '0.00', '0.00']);
    const held = (await entriesOf(id)).slice(-2);
    expect(held.map(({ account, cents }) => [account, cents])).toEqual([
      ['balance', -2450],
      ['held', 2450],
    ]);
    expect(new Set(held.map(({ transfer }) => transfer)).size).toBe(1);
    const mails = await servery().arrived('mail', brand.words.support_email);
    const mail = mails.find(({ text }) => text.includes(email));
    expect(mail?.subject).toBe('Withdrawal request from Mia Lim: $24.50');
    expect(mail?.text).toContain('within 2 business days');
  });

  test('counts what was paid in the past 60 days, as far as it was not spent', async () => {
    const { person } = await member({ cents: 1000, days: 61 }, { cents: 2000, days: 59 });
    expect(await balances(person)).toEqual(['30.00', '0.00', '10.00', '20.00']);
    await payOrder(person);
    expect(await balances(person)).toEqual(['22.00', '0.00', '2.00', '20.00']);
    await payOrder(person);
    expect(await balances(person)).toEqual(['14.00', '0.00', '0.00', '14.00']);
    await person.call('WithdrawFunds');
    expect(await balances(person)).toEqual(['0.00', '14.00', '0.00', '0.00']);
  });

  test('a payment grows too old while its holder waits', async () => {
    const { email } = await member({ cents: 900, days: 1 });
    servery().clock.now += 60 * DAY_MS;
    const person = servery().person();
    await person.call('Login', { method: 'email', email, password: SECRET });
    expect(await balances(person)).toEqual(['9.00', '0.00', '9.00', '0.00']);
    expect((await person.refused('WithdrawFunds', {})).code).toBe('nothing_to_withdraw');
  });

  test('is refused where there is nothing, and what is on hold is neither spent nor asked for again', async () => {
    const { person, id } = await member();
    expect(await person.refused('WithdrawFunds', {})).toMatchObject({
      code: 'nothing_to_withdraw',
      message: 'You have nothing to withdraw',
    });
    const { now } = servery().clock;
    await servery().server.db.write((tx) => payIn(tx, { customerId: id, cents: 800, memo: 'Top-up', now }));
    await person.call('WithdrawFunds');
    expect((await person.refused('WithdrawFunds', {})).code).toBe('nothing_to_withdraw');
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips');
    const paying = submission(venue, { payment_method: 'BALANCE', expected_total: '8.00' });
    expect((await person.refused('SubmitOrder', paying)).code).toBe('balance_short');
  });

  test('asked for ten times at once it happens once', async () => {
    const { person, id } = await member({ cents: 5000, days: 0 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.send('WithdrawFunds', {})));
    expect(answers.filter(({ ResponseCode }) => ResponseCode === 'SUCCESS')).toHaveLength(1);
    expect(await balances(person)).toEqual(['0.00', '50.00', '0.00', '0.00']);
    const entries = await entriesOf(id);
    expect(entries.filter(({ account }) => account === 'held')).toHaveLength(1);
    expect(entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  });

  const settle = async (outcome: 'paid' | 'returned', email: string) => {
    const owner = await atConsole(servery());
    const { payouts } = await owner.call('ConsoleCases');
    const mine = payouts.find((each) => each.email === email);
    const wish = { payout_id: mine?.id ?? '', outcome };
    return { owner, mine, wish, after: await owner.call('ConsoleCases.payout', wish) };
  };

  test('what was paid out is gone, once, and the customer is told', async () => {
    const { person, email, id } = await member({ cents: 2450, days: 3 });
    await person.call('WithdrawFunds');
    expect((await person.refused('CloseAccount', {})).code).toBe('payout_open');
    const { owner, mine, wish, after } = await settle('paid', email);
    expect(mine).toMatchObject({ name: 'Mia Lim', amount: '24.50' });
    expect(after.payouts.map((each) => each.email)).not.toContain(email);
    expect(await balances(person)).toEqual(['0.00', '0.00', '0.00', '0.00']);
    expect((await owner.refused('ConsoleCases.payout', wish)).code).toBe('no_case');
    const sums = Map.groupBy(await entriesOf(id), ({ account }) => account);
    const sumOf = (account: string) => sums.get(account)?.reduce((sum, { cents }) => sum + cents, 0);
    expect([sumOf('payments'), sumOf('held'), sumOf('balance')]).toEqual([0, 0, 0]);
    const mails = await servery().arrived('mail', email, 2);
    expect(mails.map(({ subject }) => subject)).toContain('$24.50 is on its way to you');
    expect(await person.call('CloseAccount')).toEqual({});
  });

  test('what is put back can be spent, and asked for again', async () => {
    const { person, email } = await member({ cents: 2450, days: 3 });
    await person.call('WithdrawFunds');
    await settle('returned', email);
    expect(await balances(person)).toEqual(['24.50', '0.00', '0.00', '24.50']);
    const mails = await servery().arrived('mail', email, 2);
    expect(mails.map(({ subject }) => subject)).toContain('$24.50 is back in your balance');
    await person.call('WithdrawFunds');
    expect(await balances(person)).toEqual(['0.00', '24.50', '0.00', '0.00']);
  });

  test('only those who may refund settle it, and only their own brand’s', async () => {
    const { person, email } = await member({ cents: 2450, days: 3 });
    await person.call('WithdrawFunds');
    const owner = await atConsole(servery());
    const { payouts } = await owner.call('ConsoleCases');
    const payout_id = payouts.find((each) => each.email === email)?.id ?? '';
    const wish = { payout_id, outcome: 'paid' };
    const kitchen = await atConsole(servery(), 'kitchen@example.com');
    expect((await kitchen.refused('ConsoleCases.payout', wish)).code).toBe('forbidden');
    await servery().server.db.write((tx) =>
      tx.q.updateTable('payout').set({ brand_code: 'dune' }).where('id', '=', payout_id).execute(),
    );
    expect((await owner.refused('ConsoleCases.payout', wish)).code).toBe('no_case');
    expect(await balances(person)).toEqual(['0.00', '24.50', '0.00', '0.00']);
  });
});
