import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { attemptIn, attemptsOf, inEachPayingServery, ordersOfKey, until } from '../../../../testing/cards.ts';
import { signIn, submission, visit } from '../../../../testing/orders.ts';
import { changeCart } from '../../../../testing/redirects.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import type { Person } from '../../../../testing/servery.ts';
import {
  atScreen,
  chipsByTerminal,
  linklyEnv,
  netAtPinpads,
  pairTerminal,
  PASSWORD,
  pinpadAt,
  salesAt,
} from '../../../../testing/terminals.ts';

inEachPayingServery(
  'paying on a pinpad',
  ({ servery, sandbox }) => {
    const pinpad = () => pinpadAt(sandbox(), 'kiosk-1');
    let kiosk: Person;
    let posGuid = '';
    beforeAll(async () => {
      kiosk = await atScreen(servery());
      posGuid = await pairTerminal(kiosk, sandbox(), 'kiosk-1');
    });

    /** The pinpad asks for a card. */
    const begin = async (person = kiosk) => {
      const { fields, key } = await chipsByTerminal(person);
      const begun = await person.call('SubmitOrder', { ...fields, preorder: 0 });
      const at = { pos_guid: begun.eftpos?.pos_guid ?? '', session_id: begun.eftpos?.session_id ?? '' };
      await until(servery(), async () => (await pinpad().look()).step === 'card');
      return { fields, key, begun, at };
    };
    const stands = (at: { pos_guid: string; session_id: string }) => kiosk.call('Linkly.transaction', at);
    const ends = (at: { pos_guid: string; session_id: string }) =>
      until(servery(), async () => {
        const said = await stands(at);
        return said.state !== 'running' && said;
      });

    test('asks for a card, and places the order once it is approved [CHK-149 CHK-242 CHK-244]', async () => {
      const { fields, begun, at, key } = await begin();
      expect(begun).toMatchObject({ order_id: '', order_total: '16.00', eftpos: { pos_guid: posGuid } });
      expect((await pinpad().look()).screen).toEqual(['PURCHASE $16.00', 'PRESENT CARD']);
      expect(await stands(at)).toMatchObject({
        state: 'running',
        tries: 0,
        most_tries: 5,
        amount: '16.00',
        submit_key: key,
      });
      await pinpad().press('tap');
      expect((await ends(at)).state).toBe('approved');
      const placed = await kiosk.call('SubmitOrder', fields);
      expect(placed).toMatchObject({ order_total: '16.00', payment_method: 'eftpos' });
      const [order] = await ordersOfKey(servery(), key);
      expect(order).toMatchObject({ paid: 1, ref: placed.order_id });
      expect(await netAtPinpads(sandbox(), at.session_id)).toBe(1);
    });

    test('sends whole cents and what the vendor wants of a purchase [CHK-144 CHK-145 CHK-268]', async () => {
      const { at } = await begin();
      await pinpad().press('tap');
      await ends(at);
      // The stand-in refuses what lacks one of the fields.
      const sale = (await salesAt(sandbox())).find(({ id }) => id === at.session_id);
      expect(sale).toMatchObject({ txnType: 'P', cents: 1600 });
      expect(sale?.txnRef).toMatch(/^[0-9a-f]{16}$/);
    });

    test('a declined card places nothing, says what the bank said, and leaves the cart as it was [CHK-156]', async () => {
      const { fields, at, key } = await begin();
      await pinpad().press('decline');
      expect(await ends(at)).toMatchObject({
        state: 'failed',
        message: 'Transaction Failed (MSG-CO2). DECLINED, NOT ENOUGH FUNDS',
      });
      expect((await kiosk.refused('SubmitOrder', fields)).code).toBe('payment_declined');
      expect(await ordersOfKey(servery(), key)).toEqual([]);
      const { order } = await kiosk.call('Merchant', { menu_name: 'banksia-kitchen' });
      expect(order.num_items).toBe(2);
    });

    test('can be cancelled at the screen while the pinpad waits for a card', async () => {
      const { at, key } = await begin();
      expect(await kiosk.call('Linkly.cancel', at)).toEqual({ cancelled: 1 });
      expect((await ends(at)).message).toBe('Transaction Failed (MSG-CO2). OPERATOR CANCELLED');
      expect(await kiosk.call('Linkly.cancel', at)).toEqual({ cancelled: 0 });
      expect((await attemptsOf(servery(), key)).map(({ state }) => state)).toEqual(['declined']);
    });

    test('nothing else is charged for a cart while a pinpad is busy with it, and the page that asks again is told where', async () => {
      const { fields, begun, at } = await begin();
      const again = await kiosk.call('SubmitOrder', { ...fields, preorder: 0 });
      expect(again.eftpos).toEqual(begun.eftpos);
      const other = { ...fields, submit_key: randomUUID(), preorder: 0 as const };
      expect((await kiosk.refused('SubmitOrder', other)).code).toBe('payment_unknown');
      await pinpad().press('tap');
      expect((await ends(at)).state).toBe('approved');
    });

    test('a lost line is told as tries, and the order is placed when the line is back [CHK-150 CHK-151]', async () => {
      const { fields, at, key } = await begin();
      await pinpad().press('line');
      await attemptIn(servery(), key, 'unknown');
      await setProvider(sandbox(), 'terminal-questions', { mode: 'temporary', times: 2 });
      await until(servery(), async () => {
        servery().clock.now += 1000;
        return (await stands(at)).tries === 2;
      });
      await pinpad().press('tap');
      await pinpad().press('line');
      await until(servery(), async () => {
        servery().clock.now += 1000;
        return (await stands(at)).state === 'approved';
      });
      expect((await kiosk.call('SubmitOrder', fields)).order_id).not.toBe('');
      expect(await netAtPinpads(sandbox(), at.session_id)).toBe(1);
    });

    test('after five tries without an answer the screen is told, and the job goes on [CHK-158]', async () => {
      const { at, key } = await begin();
      await setProvider(sandbox(), 'terminal-questions', { mode: 'temporary' });
      await pinpad().press('line');
      await attemptIn(servery(), key, 'unknown');
      const said = await until(servery(), async () => {
        servery().clock.now += 16_000;
        const found = await stands(at);
        return found.state === 'unknown' && found;
      });
      expect(said).toMatchObject({ message: 'Transaction Status Failed (MSG-CO4)', tries: 5 });
      await setProvider(sandbox(), 'terminal-questions', { mode: 'normal' });
      await pinpad().press('decline');
      await pinpad().press('line');
      await until(servery(), async () => {
        servery().clock.now += 60_000;
        return (await stands(at)).state === 'failed';
      });
    });

    test('a pinpad that is off says so, and nothing is charged', async () => {
      await pinpad().press('power');
      const { fields } = await chipsByTerminal(kiosk);
      const { eftpos } = await kiosk.call('SubmitOrder', { ...fields, preorder: 0 });
      expect((await ends(eftpos!)).message).toBe('Transaction Failed (MSG-CO2). PINPAD OFFLINE');
      await pinpad().press('power');
    });

    test('a token that the vendor does not give is told as such [CHK-154 CHK-159]', async () => {
      servery().clock.now += 2 * 86_400_000;
      await setProvider(sandbox(), 'terminal-auth', { mode: 'temporary', times: 2 });
      const { fields } = await chipsByTerminal(kiosk);
      const { eftpos } = await kiosk.call('SubmitOrder', { ...fields, preorder: 0 });
      expect((await ends(eftpos!)).message).toBe('Token Request Failed (MSG-CO3). Status Code 503');
      await setProvider(sandbox(), 'terminal-auth', { mode: 'temporary', times: 1 });
      const { at } = await begin();
      await pinpad().press('tap');
      expect((await ends(at)).state).toBe('approved');
    });

    test('with a token of just now the order is placed [CHK-153]', async () => {
      servery().clock.now += 2 * 86_400_000;
      const tokens = async () =>
        servery().server.db.read(({ q }) =>
          q.selectFrom('terminal').select('token').where('pos_guid', '=', posGuid).executeTakeFirstOrThrow(),
        );
      const before = await tokens();
      const { fields, at, key } = await begin();
      expect(await tokens()).not.toEqual(before);
      await pinpad().press('tap');
      expect((await ends(at)).state).toBe('approved');
      const { order_id } = await kiosk.call('SubmitOrder', fields);
      expect((await ordersOfKey(servery(), key)).map(({ ref }) => ref)).toEqual([order_id]);
    });

    test('without a pairing, and for anybody but kiosk and staff, there is no terminal to pay on [CHK-160]', async () => {
      const staff = await atScreen(servery(), 'staff');
      const { fields } = await chipsByTerminal(staff);
      const failed = await staff.refused('SubmitOrder', { ...fields, preorder: 0 });
      expect([failed.code, failed.message]).toEqual([
        'payment_unavailable',
        'Eftpos (Linkly) is not currently available (MSG-LCP2). Contact a member of staff for assistance.',
      ]);
      const member = await signIn(servery().person());
      const own = await chipsByTerminal(member);
      expect((await member.refused('SubmitOrder', { ...own.fields, preorder: 0 })).code).toBe(
        'payment_method_unavailable',
      );
      const { at } = await begin();
      expect((await staff.refused('Linkly.transaction', at)).code).toBe('forbidden');
      expect((await member.refused('Linkly.cancel', at)).code).toBe('forbidden');
      await pinpad().press('cancel');
      await ends(at);
    });

    test('prints the customer’s copy afterwards, and the day’s totals for staff alone', async () => {
      const { fields, at } = await begin();
      await pinpad().press('insert');
      await pinpad().press('pin');
      await ends(at);
      const { order_id } = await kiosk.call('SubmitOrder', fields);
      const { lines } = await kiosk.call('Linkly.receipt', { order_id });
      expect(lines.join('\n')).toMatch(/CUSTOMER COPY[^]*PURCHASE +AUD \$16\.00[^]*APPROVED 00/);
      expect((await (await signIn(servery().person())).refused('Linkly.receipt', { order_id })).code).toBe(
        'forbidden',
      );
      expect((await kiosk.refused('Linkly.settlement', { pos_guid: posGuid })).code).toBe('forbidden');
      const staff = await atScreen(servery(), 'staff');
      const pos_guid = await pairTerminal(staff, sandbox(), 'counter-1');
      const totals = await staff.call('Linkly.settlement', { pos_guid });
      expect(totals.lines.join('\n')).toContain('PURCHASES 0');
    });

    test('a cancelled order goes back on the pinpad once somebody says that the card is there', async () => {
      const { fields, at } = await begin();
      await pinpad().press('tap');
      await ends(at);
      const { order_id } = await kiosk.call('SubmitOrder', fields);
      const owner = await atConsole(servery(), 'owner@example.com');
      await owner.call('ConsoleOrder.cancel', { order_id, reason: 'Sold out' });
      const found = await until(servery(), async () => {
        const { cases } = await owner.call('ConsoleCases');
        return cases.find(({ problem }) => problem === 'refund_at_terminal');
      });
      expect(await netAtPinpads(sandbox(), at.session_id)).toBe(1);
      await owner.call('ConsoleCases.settle', { case_id: found.id });
      await until(servery(), async () => (await pinpad().look()).screen[0] === 'REFUND $16.00');
      await pinpad().press('tap');
      await until(servery(), async () => (await netAtPinpads(sandbox(), at.session_id)) === 0);
      await until(servery(), async () => {
        const { cases } = await owner.call('ConsoleCases');
        return cases.length === 0;
      });
    });

    test('money for an order that cannot be placed any more is a case, and goes back on the pinpad', async () => {
      const { at, key } = await begin();
      await changeCart(servery(), key);
      await pinpad().press('tap');
      const attempt = await attemptIn(servery(), key, 'open');
      expect(attempt.problem).toBe('refund_at_terminal');
      expect((await stands(at)).message).toMatch(/^Your card was charged/);
      const owner = await atConsole(servery(), 'owner@example.com');
      await owner.call('ConsoleCases.settle', { case_id: attempt.id });
      await until(servery(), async () => (await pinpad().look()).screen[0] === 'REFUND $16.00');
      await pinpad().press('cancel');
      await attemptIn(servery(), key, 'open');
      servery().clock.now += 1000;
      await owner.call('ConsoleCases.settle', { case_id: attempt.id });
      await until(servery(), async () => (await pinpad().look()).screen[0] === 'REFUND $16.00');
      await pinpad().press('tap');
      await attemptIn(servery(), key, 'refunded');
      expect(await netAtPinpads(sandbox(), at.session_id)).toBe(0);
    });

    test('a till can pay by it too', async () => {
      const staff = await atScreen(servery(), 'staff');
      await pairTerminal(staff, sandbox(), 'counter-1');
      await pinpadAt(sandbox(), 'counter-1').hands('tap');
      const venue = await visit(staff);
      expect(venue.merchant.is_eftpos_enabled).toBe(1);
      const { fields, key } = await chipsByTerminal(staff);
      await staff.call('SubmitOrder', { ...fields, preorder: 0 });
      await attemptIn(servery(), key, 'captured');
      const placed = await staff.call('SubmitOrder', submission(venue, { ...fields }));
      expect(placed.order_id).not.toBe('');
    });
  },
  linklyEnv,
);

inEachPayingServery(
  'paying on a pinpad whose vendor cannot be reached',
  ({ servery, sandbox }) => {
    test('charges nothing, and says that it is not available [CHK-157]', async () => {
      const kiosk = await atScreen(servery());
      const { pos_guid } = (await kiosk.call('Linkly')).account.eftpos;
      const { pairCode: paircode } = await pinpadAt(sandbox(), 'kiosk-1').look();
      const by = { pos_guid, username: 'banksia', password: PASSWORD, paircode };
      const { secret } = await kiosk.call('Linkly.pair', by);
      const token = await kiosk.call('Linkly.token', { pos_guid, secret });
      await kiosk.call('UpdateEftpos', { pos_guid, payload: { secret, ...token } });
      const { fields, key } = await chipsByTerminal(kiosk);
      const { eftpos } = await kiosk.call('SubmitOrder', { ...fields, preorder: 0 });
      await attemptIn(servery(), key, 'failed');
      expect(await kiosk.call('Linkly.transaction', eftpos)).toMatchObject({
        state: 'failed',
        message:
          'Eftpos (Linkly) is not currently available (MSG-CO1). Contact a member of staff for assistance.',
      });
    });
  },
  // A name that nobody has.
  (url) => ({ ...linklyEnv(url), LINKLY_URL: 'http://linkly.invalid' }),
);
