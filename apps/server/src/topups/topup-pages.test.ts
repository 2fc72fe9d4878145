import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { topupTexts } from '@servery/domain/messages/topup-texts';
import { expect, test } from 'vitest';
import { attemptsOf, inEachPayingServery } from '../../testing/cards.ts';
import { press, redirectEnv } from '../../testing/redirects.ts';
import { setProvider } from '../../testing/sandbox.ts';
import type { Person } from '../../testing/servery.ts';
import { balanceOf, newMember, topupBy } from '../../testing/topups.ts';

inEachPayingServery(
  'a top-up that is paid at the provider’s own pages',
  ({ servery }) => {
    const member = (extra?: Record<string, string>) => newMember(servery(), extra);
    const send = async (person: Person, method: 'PP' | 'CB', more: Parameters<typeof topupBy>[2] = {}) => {
      const wish = await topupBy(person, method, more);
      return { ...wish, answer: await person.call(wish.call, wish.fields) };
    };

    test('comes back from PayPal to the page of the top-up, with the money on the balance [ACC-142 ACC-146]', async () => {
      const mia = await member();
      const { answer, key } = await send(mia, 'PP');
      const follow = async (to: string) => {
        const url = new URL(to);
        const response = await fetch(servery().url + url.pathname + url.search, { redirect: 'manual' });
        return response.headers.get('location') ?? '';
      };
      const back = await press(answer.payment_redirect, 'approve');
      expect(await follow(back)).toBe('/account/topup?result=success&method=PP');
      expect(await balanceOf(mia)).toBe('30.00');
      // A second time, as by the back button: nothing more is taken.
      expect(await follow(back)).toBe('/account/topup?result=success&method=PP');
      expect(await balanceOf(mia)).toBe('30.00');
      expect(await attemptsOf(servery(), key)).toMatchObject([{ state: 'captured', purpose: 'topup' }]);
      const left = await send(mia, 'PP');
      expect(await press(left.answer.payment_redirect, 'cancel')).toMatch(
        /\/account\/topup\?result=cancel&method=PP/,
      );
      expect(await balanceOf(mia)).toBe('30.00');
    });

    test('does not thank for what PayPal does not know of yet, and says so when nothing will come', async () => {
      const mia = await member();
      const { answer, key } = await send(mia, 'PP');
      const token = new URL(answer.payment_redirect).searchParams.get('token') ?? '';
      const open = async () => {
        const made = new URLSearchParams({ token, PayerID: 'MADEUP' });
        const response = await fetch(`${servery().url}/payments/paypal/return?${made.toString()}`, {
          redirect: 'manual',
        });
        return new URL(response.headers.get('location') ?? '', servery().url).searchParams;
      };
      const early = await open();
      expect([early.get('result'), early.get('msg')]).toEqual(['error', topupTexts.checking]);
      expect(await balanceOf(mia)).toBe('0.00');
      await servery().server.db.write((tx) =>
        tx.q.updateTable('payment_attempt').set({ state: 'failed' }).where('submit_key', '=', key).execute(),
      );
      expect((await open()).get('msg')).toBe(checkoutTexts.payPalFailed);
    });

    test('leads the app back to the addresses that it waits for', async () => {
      const mia = await member({ AppMode: 'app' });
      const { answer } = await send(mia, 'PP');
      const back = new URL(await press(answer.payment_redirect, 'approve'));
      const response = await fetch(servery().url + back.pathname + back.search, { redirect: 'manual' });
      expect(response.headers.get('location')).toBe('/account/topup/paypal_success');
      const other = await send(mia, 'PP');
      expect(await press(other.answer.payment_redirect, 'cancel')).toMatch(/\/account\/topup\/paypal_cancel/);
    });

    test('takes coins’ own return address, and no other site’s', async () => {
      const backOf = async (return_url: string) => {
        const mia = await member();
        const { answer } = await send(mia, 'CB', { return_url });
        return press(answer.payment_redirect, 'pay');
      };
      const own = await backOf('');
      expect(own).toMatch(/\/account\/topup\?result=success&method=CB/);
      const origin = new URL(own).origin;
      expect(await backOf(`${origin}/account/managecard`)).toBe(`${origin}/account/managecard`);
      expect(await backOf('https://elsewhere.example/x')).toBe(own);
      expect(await backOf(`${origin}.elsewhere.example/x`)).toBe(own);
    });
  },
  redirectEnv,
);

inEachPayingServery(
  'an address to come back to that is opened again and again',
  ({ servery, sandbox }) => {
    test('has PayPal asked a few times in a minute, and no more', async () => {
      const mia = await newMember(servery());
      const wish = await topupBy(mia, 'PP');
      const { payment_redirect: redirect } = await mia.call(wish.call, wish.fields);
      const back = new URL(await press(redirect, 'approve'));
      await setProvider(sandbox(), 'paypal', { mode: 'temporary' });
      const checks = async () => {
        const rows = await servery().server.db.read(({ q }) =>
          q
            .selectFrom('payment_attempt')
            .select('checks')
            .where('submit_key', '=', wish.key)
            .executeTakeFirstOrThrow(),
        );
        return rows.checks;
      };
      for (let time = 0; time < 30; time += 1)
        await fetch(servery().url + back.pathname + back.search, { redirect: 'manual' });
      // The job that looks after the payment asks by itself, too.
      const asked = await checks();
      expect(asked).toBeGreaterThan(0);
      expect(asked).toBeLessThan(10);
      await setProvider(sandbox(), 'paypal', { mode: 'normal' });
    });
  },
  (url) => ({ ...redirectEnv(url), RATE_LIMIT: 'on' }),
);
