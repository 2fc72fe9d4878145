import { expect, test } from 'vitest';
import {
  attemptsOf,
  CARDS,
  chargesAt,
  confirmAtBank,
  inEachPayingServery,
  tokenise,
  tokeniserOf,
  until,
} from '../../testing/cards.ts';
import { add, submission, visit } from '../../testing/orders.ts';
import { mailingEnv, redirectEnv } from '../../testing/redirects.ts';
import { sentTo, setProvider } from '../../testing/sandbox.ts';
import type { Person } from '../../testing/servery.ts';
import { newMember, topupBy } from '../../testing/topups.ts';
import { addAutoTopupJob } from '#stores/jobs';
import { payIn } from '#stores/ledger';

inEachPayingServery(
  'a balance that tops itself up',
  ({ servery, sandbox }) => {
    const customerOf = async (person: Person) => (await person.call('CustomerAccount')).customer;
    /** With so much on the balance, a card, and a wish to have it topped up. */
    const member = async (cents: number, amount = '20.00', card: string = CARDS.visa) => {
      const mia = await newMember(servery());
      const { id, email } = await customerOf(mia);
      await servery().server.db.write((tx) =>
        payIn(tx, { customerId: id, cents, memo: 'Opening balance', now: servery().clock.now }),
      );
      const braintree_nonce = await tokenise(tokeniserOf(await visit(mia)), card);
      await mia.call('AddNewCard', { store_id: 1, braintree_nonce });
      await mia.call('ChangeBilling', { topup_amount: amount });
      return { mia, id, email };
    };
    /** Chips for $8.00 each, out of the balance. */
    const spend = async (person: Person, chips: number) => {
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', chips);
      const expected_total = `${chips * 8}.00`;
      return person.call('SubmitOrder', submission(venue, { payment_method: 'BALANCE', expected_total }));
    };
    const attempts = (id: number) =>
      servery().server.db.read(({ q }) =>
        q
          .selectFrom('payment_attempt')
          .selectAll()
          .where('customer_id', '=', id)
          .where('purpose', '=', 'auto_topup')
          .execute(),
      );
    const jobsDone = () =>
      until(servery(), async () => {
        const left = await servery().server.db.read(({ q }) =>
          q
            .selectFrom('job')
            .select('id')
            .where('kind', '=', 'auto-topup')
            .where('state', '=', 'waiting')
            .execute(),
        );
        return left.length === 0;
      });
    const balanceBecomes = (person: Person, balance: string) =>
      until(servery(), async () => (await customerOf(person)).balance === balance);
    const mailTo = (email: string) =>
      until(servery(), async () => {
        const mails = await sentTo(sandbox(), 'mail', email);
        return mails.find(({ subject }) => /top/i.test(subject));
      });

    test('charges the saved card once it falls below $5.00, and says so by mail [ACC-165]', async () => {
      const { mia, id, email } = await member(2099);
      await spend(mia, 2);
      await balanceBecomes(mia, '24.99');
      const [attempt] = await until(servery(), async () => {
        const rows = await attempts(id);
        return rows[0]?.state === 'captured' && rows;
      });
      // $20.00 and the surcharge of 1.2 %.
      expect(attempt).toMatchObject({ method: 'SAVED', amount: 2024 });
      expect((await chargesAt(sandbox())).filter(({ orderId }) => orderId === attempt!.id)).toHaveLength(1);
      const mail = await mailTo(email);
      expect(mail.subject).toBe('We topped up your balance by $20.00');
      expect(mail.text).toContain('card ending 1111');
      expect(mail.text).toContain('It’s now $24.99');
    });

    test('charges it again the next time that the balance runs low', async () => {
      const { mia, id } = await member(1600);
      await spend(mia, 2);
      await balanceBecomes(mia, '20.00');
      await spend(mia, 2);
      await balanceBecomes(mia, '24.00');
      expect(await attempts(id)).toHaveLength(2);
    });

    test('leaves $5.00 as they are', async () => {
      const { mia, id } = await member(2100);
      await spend(mia, 2);
      await jobsDone();
      expect((await customerOf(mia)).balance).toBe('5.00');
      expect(await attempts(id)).toEqual([]);
    });

    test('is not touched by a payout, or where it was never wanted', async () => {
      const { mia, id } = await member(1800, '0.00');
      await spend(mia, 2);
      const other = await member(1000);
      await other.mia.call('WithdrawFunds', {});
      await jobsDone();
      expect([...(await attempts(id)), ...(await attempts(other.id))]).toEqual([]);
    });

    test('charges once, though several are told that it is low', async () => {
      const { mia, id } = await member(1700);
      const { id: venueId } = (await visit(mia)).merchant;
      await spend(mia, 2);
      await servery().server.db.write(async (tx) => {
        for (let each = 0; each < 5; each += 1)
          await addAutoTopupJob(tx, { customer_id: id, venue_id: venueId }, servery().clock.now);
      });
      await jobsDone();
      await balanceBecomes(mia, '21.00');
      expect(await attempts(id)).toHaveLength(1);
    });

    test('is switched off by a bank that says no, and its owner is told', async () => {
      const { mia, id, email } = await member(1700);
      await setProvider(sandbox(), 'card', { mode: 'refuse', times: 1 });
      await spend(mia, 2);
      const mail = await mailTo(email);
      expect(mail.subject).toBe('We couldn’t top up your balance');
      expect(mail.text).toContain('declined the $20.00 auto top-up');
      expect(mail.text).toContain('Auto top-up is off now');
      expect(await customerOf(mia)).toMatchObject({
        balance: '1.00',
        auto_topup_amount: '0.00',
        has_saved_card: 1,
      });
      expect(await attempts(id)).toMatchObject([{ state: 'declined' }]);
    });

    test('is switched off at the third time in a row that it fails otherwise, and not before', async () => {
      const { mia, id } = await member(1700);
      const failures = async () => (await attempts(id)).filter(({ state }) => state === 'failed').length;
      await setProvider(sandbox(), 'card', { mode: 'temporary' });
      await spend(mia, 2);
      for (const time of [1, 2, 3]) {
        await until(servery(), async () => {
          servery().clock.now += 3000;
          return (await failures()) === time;
        });
        expect((await customerOf(mia)).auto_topup_amount).toBe(time < 3 ? '20.00' : '0.00');
        // Something else moves the balance, which stays low.
        await servery().server.db.write(async (tx) => {
          await payIn(tx, { customerId: id, cents: 1, memo: 'Credit', now: servery().clock.now });
          await addAutoTopupJob(tx, { customer_id: id, venue_id: 1 }, servery().clock.now);
        });
      }
      await jobsDone();
      expect(await failures()).toBe(3);
      await setProvider(sandbox(), 'card', { mode: 'normal' });
    });

    test('stays on where it goes well between the times that it fails', async () => {
      const { mia, id } = await member(1600);
      const ended = async (state: string, times: number) =>
        until(servery(), async () => {
          servery().clock.now += 3000;
          return (await attempts(id)).filter((attempt) => attempt.state === state).length === times;
        });
      /** Something moves the balance, which stays low. */
      const moveBalance = () =>
        servery().server.db.write(async (tx) => {
          await payIn(tx, { customerId: id, cents: 1, memo: 'Credit', now: servery().clock.now });
          await addAutoTopupJob(tx, { customer_id: id, venue_id: 1 }, servery().clock.now);
        });
      await setProvider(sandbox(), 'card', { mode: 'temporary' });
      await spend(mia, 2);
      await ended('failed', 1);
      await moveBalance();
      await ended('failed', 2);
      await setProvider(sandbox(), 'card', { mode: 'normal' });
      await moveBalance();
      await ended('captured', 1);
      await setProvider(sandbox(), 'card', { mode: 'temporary' });
      await spend(mia, 2);
      await ended('failed', 3);
      await setProvider(sandbox(), 'card', { mode: 'normal' });
      expect((await customerOf(mia)).auto_topup_amount).toBe('20.00');
    });

    test('ends as one credit for one charge, though the answer was lost', async () => {
      const { mia, id } = await member(1700);
      await setProvider(sandbox(), 'card', { mode: 'lose', times: 1 });
      await setProvider(sandbox(), 'card-questions', { mode: 'temporary', times: 1 });
      await spend(mia, 2);
      await until(servery(), async () => {
        const [attempt] = await attempts(id);
        if (attempt?.state === 'captured') return true;
        if (attempt) servery().clock.now += 3000;
        return false;
      });
      expect((await customerOf(mia)).balance).toBe('21.00');
      const [attempt] = await attempts(id);
      expect(await attemptsOf(servery(), attempt!.submit_key)).toHaveLength(1);
      expect((await chargesAt(sandbox())).filter(({ orderId }) => orderId === attempt!.id)).toHaveLength(1);
    });
  },
  mailingEnv,
);

inEachPayingServery(
  'where the bank of every card is asked first',
  ({ servery, sandbox }) => {
    const member = async () => {
      const mia = await newMember(servery());
      const braintree_nonce = await tokenise(tokeniserOf(await visit(mia)), CARDS.visa);
      await mia.call('AddNewCard', { store_id: 1, braintree_nonce });
      return mia;
    };

    test('a saved card pays in once it has, and nothing is charged before', async () => {
      const mia = await member();
      const wish = await topupBy(mia, 'SAVED');
      const first = await mia.call(wish.call, wish.fields);
      expect(first.customer.balance).toBe('0.00');
      expect(await attemptsOf(servery(), wish.key)).toEqual([]);
      const { nonce } = first.card_to_confirm!;
      await confirmAtBank(sandbox(), nonce, first.total);
      const second = await mia.call(wish.call, { ...wish.fields, braintree_nonce: nonce });
      expect([second.card_to_confirm, second.customer.balance]).toEqual([undefined, '30.00']);
    });

    test('a balance tops itself up though nobody is there to be asked', async () => {
      const mia = await member();
      const { id } = (await mia.call('CustomerAccount')).customer;
      await servery().server.db.write((tx) =>
        payIn(tx, { customerId: id, cents: 1700, memo: 'Opening balance', now: servery().clock.now }),
      );
      await mia.call('ChangeBilling', { topup_amount: '20.00' });
      const venue = await visit(mia);
      await add(mia, venue, 'Rosemary Chips', 2);
      const paid = { payment_method: 'BALANCE', expected_total: '16.00' };
      await mia.call('SubmitOrder', submission(venue, paid));
      await until(servery(), async () => (await mia.call('CustomerAccount')).customer.balance === '21.00');
    });
  },
  (url) => ({ ...redirectEnv(url), BRAINTREE_3DS: 'required' }),
);
