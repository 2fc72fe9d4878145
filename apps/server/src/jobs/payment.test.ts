import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signIn, submission } from '../../testing/orders.ts';
import {
  attemptIn,
  attemptsOf,
  chargesAt,
  chipsByCard,
  inEachPayingServery,
  isCharge,
  ordersOfKey,
  tokenise,
  tokeniserOf,
  until,
} from '../../testing/cards.ts';
import { changeCart } from '../../testing/redirects.ts';
import { setProvider } from '../../testing/sandbox.ts';
import { rescueStranded } from '#stores/money-back';

const DAY = 86_400_000;

inEachPayingServery('a payment whose answer did not come', ({ servery, sandbox }) => {
  const begin = async (person = servery().person(), more = {}) => {
    const { venue, fields } = await chipsByCard(person, more);
    return { person, venue, fields, key: String(fields.submit_key) };
  };
  const allCharges = async (key: string) => {
    const ids = new Set((await attemptsOf(servery(), key)).map(({ id }) => id));
    return (await chargesAt(sandbox())).filter(({ orderId, type }) => ids.has(orderId) && type === 'sale');
  };
  const chargesFor = async (key: string) => (await allCharges(key)).filter(isCharge);
  /** The provider takes the money, and nobody hears of it. */
  const unheard = async (questions = 1, ...who: Parameters<typeof begin>) => {
    const begun = await begin(...who);
    await setProvider(sandbox(), 'card-questions', { mode: 'temporary', times: questions });
    await setProvider(sandbox(), 'card', { mode: 'lose', times: 1 });
    const failed = await begun.person.refused('SubmitOrder', begun.fields);
    expect(failed.code).toBe('payment_unknown');
    return begun;
  };
  const pass = (ms: number) => {
    servery().clock.now += ms;
  };

  test.each(['lose', 'hang'])('is asked for at once, and the order is placed (%s)', async (mode) => {
    const { person, fields, key } = await begin();
    await setProvider(sandbox(), 'card', { mode, times: 1 });
    const placed = await person.call('SubmitOrder', fields);
    expect(await ordersOfKey(servery(), key)).toMatchObject([{ ref: placed.order_id, paid: 1 }]);
    await attemptIn(servery(), key, 'captured');
    expect(await chargesFor(key)).toHaveLength(1);
  });

  test('is found by the recovery, which places the order; until then nobody is charged again', async () => {
    const { person, venue, fields, key } = await unheard(2);
    const again = await person.refused('SubmitOrder', fields);
    expect(again.code).toBe('payment_unknown');
    const other = {
      ...fields,
      submit_key: randomUUID(),
      braintree_nonce: await tokenise(tokeniserOf(venue), '4111111111111111'),
    };
    expect((await person.refused('SubmitOrder', other)).code).toBe('payment_unknown');
    expect(await allCharges(key)).toHaveLength(1);
    pass(10_000);
    await attemptIn(servery(), key, 'captured');
    const placed = await person.call('SubmitOrder', fields);
    expect(await ordersOfKey(servery(), key)).toMatchObject([{ ref: placed.order_id, total: 1619, paid: 1 }]);
    expect(await allCharges(key)).toHaveLength(1);
    expect(await attemptsOf(servery(), other.submit_key)).toEqual([]);
  });

  test('is let go when it is found too late for the customer to want it still', async () => {
    const { key } = await unheard(1000);
    pass(11 * 60_000);
    await setProvider(sandbox(), 'card-questions', { mode: 'normal' });
    await attemptIn(servery(), key, 'voided');
    expect(await ordersOfKey(servery(), key)).toEqual([]);
    expect(await chargesFor(key)).toEqual([]);
  });

  test('is let go when the customer has put something else into the cart', async () => {
    const { key } = await unheard(1000);
    await changeCart(servery(), key);
    await setProvider(sandbox(), 'card-questions', { mode: 'normal' });
    pass(10_000);
    await attemptIn(servery(), key, 'voided');
    expect(await ordersOfKey(servery(), key)).toEqual([]);
    expect(await chargesFor(key)).toEqual([]);
  });

  test.each(['another', 'the same'])(
    'is let go when the customer has paid in store instead, under %s key',
    async (which) => {
      const { person, venue, key } = await unheard(1000);
      const other = submission(venue, which === 'another' ? {} : { submit_key: key });
      await person.call('SubmitOrder', other);
      await setProvider(sandbox(), 'card-questions', { mode: 'normal' });
      pass(10_000);
      await attemptIn(servery(), key, 'voided');
      expect(await chargesFor(key)).toEqual([]);
      expect(await ordersOfKey(servery(), String(other.submit_key))).toMatchObject([
        { payment_method: 'STORE', paid: 0 },
      ]);
    },
  );

  test('leaves no card with the provider that was to be kept with an order that there is not', async () => {
    const member = await signIn(servery().person());
    const { key } = await unheard(1000, member, { save_card: 1 });
    await changeCart(servery(), key);
    await setProvider(sandbox(), 'card-questions', { mode: 'normal' });
    pass(10_000);
    await attemptIn(servery(), key, 'voided');
    const forgetting = await until(servery(), async () => {
      const jobs = await servery().server.db.read(({ q }) =>
        q.selectFrom('job').selectAll().where('kind', '=', 'forget-card').execute(),
      );
      return jobs.some(({ state }) => state === 'done') && jobs;
    });
    expect(forgetting).toHaveLength(1);
    expect((await member.call('CustomerAccount')).customer.has_saved_card).toBe(0);
  });

  test('is over when the provider never had it, and the customer can pay with the same key', async () => {
    const { person, venue, fields, key } = await begin();
    await setProvider(sandbox(), 'card', { mode: 'drop', times: 1 });
    expect((await person.refused('SubmitOrder', fields)).code).toBe('payment_unknown');
    await until(servery(), async () => ((await attemptsOf(servery(), key))[0]?.checks ?? 0) > 0);
    expect((await attemptsOf(servery(), key))[0]?.state).toBe('unknown');
    pass(20_000);
    await attemptIn(servery(), key, 'failed');
    expect(await allCharges(key)).toEqual([]);
    await person.call('SubmitOrder', {
      ...fields,
      braintree_nonce: await tokenise(tokeniserOf(venue), '4111111111111111'),
    });
    expect(await chargesFor(key)).toHaveLength(1);
    expect(await ordersOfKey(servery(), key)).toHaveLength(1);
  });

  test('is taken up again when its job was lost, and only then', async () => {
    const { key } = await unheard(1000);
    const { db } = servery().server;
    await until(servery(), async () => ((await attemptsOf(servery(), key))[0]?.checks ?? 0) > 0);
    const rescue = () => db.write((tx) => rescueStranded(tx, servery().clock.now + 1, servery().clock.now));
    expect(await rescue()).toBe(0);
    await db.write(({ q }) =>
      q.updateTable('job').set({ state: 'dead' }).where('state', '=', 'waiting').execute(),
    );
    await setProvider(sandbox(), 'card-questions', { mode: 'normal' });
    expect(await rescue()).toBe(1);
    await attemptIn(servery(), key, 'captured');
    expect(await ordersOfKey(servery(), key)).toHaveLength(1);
  });

  test('becomes an open case after a day of silence, and its key is never charged again', async () => {
    const { person, fields, key } = await unheard(1000);
    for (let hours = 0; hours < 26 && (await attemptsOf(servery(), key))[0]?.state !== 'open'; hours += 1) {
      const before = (await attemptsOf(servery(), key))[0]?.checks;
      pass(DAY / 24);
      await until(servery(), async () => {
        const [now] = await attemptsOf(servery(), key);
        return now?.state === 'open' || now?.checks !== before;
      });
    }
    expect((await attemptsOf(servery(), key))[0]).toMatchObject({
      state: 'open',
      problem: 'provider_silent',
    });
    await setProvider(sandbox(), 'card-questions', { mode: 'normal' });
    expect((await person.refused('SubmitOrder', fields)).code).toBe('payment_unknown');
    expect(await allCharges(key)).toHaveLength(1);
  });
});
