import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  attemptIn,
  attemptsOf,
  CARDS,
  chargesAt,
  inEachPayingServery,
  until,
} from '../../../../testing/cards.ts';
import { atConsole } from '../../../../testing/console.ts';
import { changeMenu, DUNE, signIn } from '../../../../testing/orders.ts';
import { press, redirectEnv, takenFor } from '../../../../testing/redirects.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import type { Person } from '../../../../testing/servery.ts';
import { balanceOf, newMember, topupBy, TOPUP_CALLS, type TopupMethod } from '../../../../testing/topups.ts';
import { walletEnv } from '../../../../testing/wallets.ts';

const METHODS = Object.keys(TOPUP_CALLS) as TopupMethod[];

inEachPayingServery(
  'putting money on a balance',
  ({ servery, sandbox }) => {
    const member = (extra?: Record<string, string>) => newMember(servery(), extra);
    const send = async (person: Person, method: TopupMethod, more: Parameters<typeof topupBy>[2] = {}) => {
      const wish = await topupBy(person, method, more);
      return { ...wish, answer: await person.call(wish.call, wish.fields) };
    };
    const refusal = async (person: Person, method: TopupMethod, more: Parameters<typeof topupBy>[2]) => {
      const wish = await topupBy(person, method, more);
      const { code } = await person.refused(wish.call, wish.fields);
      return { code, key: wish.key };
    };
    const heldFor = async (key: string) => {
      const ids = new Set((await attemptsOf(servery(), key)).map(({ id }) => id));
      return (await chargesAt(sandbox())).filter(({ orderId }) => ids.has(orderId));
    };

    test.each(['CC', 'SAVED', 'APPLE', 'GOOGLE'] as const)(
      'by %s credits what was chosen and charges that and the surcharge [ACC-277 ACC-279 ACC-282]',
      async (method) => {
        const mia = await member();
        const { answer, key, fields } = await send(mia, method);
        expect(answer).toMatchObject({
          payment_method: method,
          payment_redirect: '',
          total: fields.expected_total,
        });
        expect(answer.customer.balance).toBe('30.00');
        await attemptIn(servery(), key, 'captured');
        const charge = Math.round(Number(fields.expected_total) * 100);
        expect(await heldFor(key)).toMatchObject([{ cents: charge, status: 'submitted_for_settlement' }]);
        expect(await balanceOf(mia)).toBe('30.00');
      },
    );

    test.each([
      ['PP', 'approve'],
      ['CB', 'pay'],
    ] as const)(
      'by %s answers a way to pay, and credits once it is paid [ACC-280 ACC-281 ACC-145]',
      async (method, yes) => {
        const mia = await member();
        const { answer, key } = await send(mia, method);
        expect(answer).toMatchObject({ payment_method: method });
        expect(answer.payment_redirect).toMatch(/^http/);
        expect(answer.customer.balance).toBe('0.00');
        const back = await press(answer.payment_redirect, yes);
        if (method === 'PP')
          await fetch(back.replace(/^https?:\/\/[^/]+/, servery().url), { redirect: 'manual' });
        await attemptIn(servery(), key, 'captured');
        expect(await balanceOf(mia)).toBe('30.00');
        const [attempt] = await attemptsOf(servery(), key);
        expect((await takenFor(sandbox(), method, attempt!.reference)).charges).toHaveLength(1);
      },
    );

    describe('is refused, and charges nothing,', () => {
      test.each(METHODS)('by %s for an amount that is not offered', async (method) => {
        const mia = await member();
        for (const topup_amount of ['0', '-30.00', '29.99', method === 'CB' ? '150.00' : '5.00']) {
          const { code, key } = await refusal(mia, method, { topup_amount });
          expect(code).toBe('topup_amount_invalid');
          expect(await attemptsOf(servery(), key)).toEqual([]);
        }
      });

      test.each(METHODS)('by %s at a price that the customer has not seen', async (method) => {
        const mia = await member();
        for (const expected_total of ['30.01', undefined]) {
          const { code, key } = await refusal(mia, method, { expected_total });
          expect(code).toBe('topup_total_changed');
          expect(await attemptsOf(servery(), key)).toEqual([]);
        }
      });

      test('with the surcharge of another card than it is', async () => {
        const mia = await member();
        expect((await refusal(mia, 'CC', { card: CARDS.amex })).code).toBe('topup_total_changed');
        const { answer } = await send(mia, 'CC', { card: CARDS.amex, expected_total: '30.72' });
        expect(answer.total).toBe('30.72');
      });

      test('for guests, kiosks and staff', async () => {
        const guest = servery().person();
        const { fields } = await topupBy(await member(), 'PP');
        expect((await guest.refused('TopupPayPal', fields)).auth).toBe(true);
        const kiosk = await signIn(servery().person({ AppMode: 'kiosk' }), 'kiosk@example.com');
        expect((await kiosk.refused('TopupPayPal', fields)).code).toBe('members_only');
      });

      test('at a venue of another brand, and by what the venue does not take', async () => {
        const mia = await member();
        expect((await refusal(mia, 'PP', { store_id: 999 })).code).toBe('no_merchant');
        const { merchant } = await servery().person(DUNE).call('Merchant', { menu_name: 'dune-cottesloe' });
        expect((await refusal(mia, 'PP', { store_id: merchant.id })).code).toBe('no_merchant');
        const drop = (on: boolean) =>
          changeMenu(servery(), (tx) =>
            tx.q
              .updateTable('payment_method')
              .set({ code: on ? 'CB' : 'OFF' })
              .where('code', '=', on ? 'OFF' : 'CB')
              .execute(),
          );
        await drop(false);
        expect((await refusal(mia, 'CB', {})).code).toBe('payment_method_unavailable');
        await drop(true);
      });

      test('by a card that its bank declines, or by none', async () => {
        const mia = await member();
        const { code, key } = await refusal(mia, 'CC', { card: CARDS.declined });
        expect(code).toBe('payment_declined');
        expect(await attemptsOf(servery(), key)).toMatchObject([{ state: 'declined' }]);
        const wish = await topupBy(mia, 'CC');
        expect((await mia.refused('TopupNewCard', { ...wish.fields, braintree_nonce: '' })).code).toBe(
          'card_token_required',
        );
        expect((await mia.refused('TopupExistingCard', { ...wish.fields, braintree_nonce: '' })).code).toBe(
          'no_saved_card',
        );
        expect(await balanceOf(mia)).toBe('0.00');
      });
    });

    describe('with a new card', () => {
      test('keeps it and tops up by itself from then on, where that is ticked [ACC-143]', async () => {
        const mia = await member();
        const { answer } = await send(mia, 'CC', { save_card: 1, auto_topup: 1 });
        expect(answer.customer).toMatchObject({
          has_saved_card: 1,
          credit_card_ending: '1111',
          auto_topup_amount: '30.00',
        });
        const other = await send(mia, 'CC', { save_card: 1, auto_topup: 1, auto_topup_amount: '100.00' });
        expect(other.answer.customer.auto_topup_amount).toBe('100.00');
      });

      test('keeps nothing where it is not, and never tops up from a card that is not kept', async () => {
        const mia = await member();
        const plain = await send(mia, 'CC');
        expect(plain.answer.customer).toMatchObject({ has_saved_card: 0, auto_topup_amount: '0.00' });
        const { answer } = await send(mia, 'CC', { save_card: 0, auto_topup: 1 });
        expect(answer.customer).toMatchObject({ has_saved_card: 0, auto_topup_amount: '0.00' });
        expect(
          (await refusal(mia, 'CC', { save_card: 1, auto_topup: 1, auto_topup_amount: '7.00' })).code,
        ).toBe('topup_amount_unknown');
      });
    });

    describe('is done once', () => {
      test.each(['CC', 'SAVED', 'APPLE', 'GOOGLE'] as const)(
        'however often %s is sent with one key',
        async (method) => {
          const mia = await member();
          const { call, fields, key } = await topupBy(mia, method);
          const answers = await Promise.all([1, 2, 3].map(() => mia.send(call, fields)));
          expect(answers.some(({ ResponseCode }) => ResponseCode === 'SUCCESS')).toBe(true);
          await mia.send(call, fields);
          await attemptIn(servery(), key, 'captured');
          expect(await balanceOf(mia)).toBe('30.00');
          expect(await heldFor(key)).toHaveLength(1);
        },
      );

      test('and a key is worth nothing to somebody else', async () => {
        const mia = await member();
        const { fields } = await send(mia, 'APPLE');
        const other = await member();
        expect((await other.refused('TopupApplePay', fields)).code).toBe('payment_declined');
        expect(await balanceOf(other)).toBe('0.00');
      });

      test('and nothing else is charged while nobody knows whether it was', async () => {
        const mia = await member();
        const first = await topupBy(mia, 'APPLE');
        await setProvider(sandbox(), 'card', { mode: 'lose', times: 1 });
        await setProvider(sandbox(), 'card-questions', { mode: 'temporary' });
        expect((await mia.refused(first.call, first.fields)).code).toBe('topup_unknown');
        expect((await refusal(mia, 'APPLE', {})).code).toBe('topup_unknown');
        await setProvider(sandbox(), 'card-questions', { mode: 'normal' });
        await until(servery(), async () => {
          servery().clock.now += 3000;
          return (await attemptsOf(servery(), first.key))[0]?.state === 'captured';
        });
        expect(await balanceOf(mia)).toBe('30.00');
        await send(mia, 'APPLE');
        expect(await balanceOf(mia)).toBe('60.00');
      });
    });

    test('another way with the same key closes the first: money that comes for it goes back', async () => {
      const mia = await member();
      const key = randomUUID();
      const left = await send(mia, 'PP', { submit_key: key });
      const { answer } = await send(mia, 'APPLE', { submit_key: key });
      expect(answer.customer.balance).toBe('30.00');
      await press(left.answer.payment_redirect, 'approve');
      const states = async () =>
        (await attemptsOf(servery(), key)).map(({ method, state }) => `${method} ${state}`);
      await until(servery(), async () => (await states()).includes('APPLE captured'));
      expect(await states()).toContain('PP failed');
      expect(await balanceOf(mia)).toBe('30.00');
    });

    test('money for an account that was closed meanwhile goes back', async () => {
      const mia = await member();
      const { answer, key } = await send(mia, 'PP');
      // An account is not closed while a payment is under way: a person of the venue does it.
      const { id } = (await mia.call('CustomerAccount')).customer;
      await servery().server.db.write((tx) =>
        tx.q.updateTable('customer').set({ closed_at: servery().clock.now }).where('id', '=', id).execute(),
      );
      await press(answer.payment_redirect, 'gone');
      const attempt = await attemptIn(servery(), key, 'refunded');
      expect((await takenFor(sandbox(), 'PP', attempt.reference)).refunds).toBe(1);
    });

    test('what a bank takes back after all goes from the balance, and is a case', async () => {
      const mia = await member();
      await setProvider(sandbox(), 'card-steps', { mode: 'temporary', times: 1 });
      const { key } = await send(mia, 'APPLE');
      await until(servery(), async () => (await attemptsOf(servery(), key))[0]?.checks === 1);
      const [charge] = await heldFor(key);
      await fetch(`${sandbox().url}/braintree/merchants/banksia/transactions/${charge!.id}/void`, {
        method: 'PUT',
        headers: { authorization: `Basic ${btoa('public:private')}` },
      });
      expect(await balanceOf(mia)).toBe('30.00');
      servery().clock.now += 10_000;
      expect(await attemptIn(servery(), key, 'open')).toMatchObject({ problem: 'capture_refused' });
      const { cases } = await (await atConsole(servery())).call('ConsoleCases', {});
      expect(cases.map(({ title }) => title)).toContain('A top-up wasn’t paid');
      expect(await balanceOf(mia)).toBe('0.00');
    });

    test('is offered where there is a way to pay, and not where the brand has switched it off', async () => {
      const mia = await member();
      expect((await mia.call('CustomerAccount')).account.is_topup_enabled).toBe(1);
      const brand = servery().server.brands.byCode('demo')!;
      const { modules } = brand;
      brand.modules = { ...modules, topup: false };
      expect((await mia.call('CustomerAccount')).account.is_topup_enabled).toBe(0);
      expect((await refusal(mia, 'PP', {})).code).toBe('topup_off');
      brand.modules = modules;
    });
  },
  (url) => ({ ...walletEnv(url), ...redirectEnv(url) }),
);
