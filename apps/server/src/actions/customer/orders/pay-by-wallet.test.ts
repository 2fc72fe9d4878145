import { describe, expect, test } from 'vitest';
import { changeMenu, signIn, visit } from '../../../../testing/orders.ts';
import {
  attemptIn,
  attemptsOf,
  CARDS,
  type Charge,
  chargesAt,
  chipsByCard,
  inEachPayingServery,
  isCharge,
  ordersOfKey,
  tokenise,
  tokeniserOf,
} from '../../../../testing/cards.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import {
  appleData,
  chipsByWallet,
  googleData,
  type Wallet,
  walletEnv,
  WALLETS,
} from '../../../../testing/wallets.ts';

const NAME: Record<Wallet, string> = { APPLE: 'Apple Pay', GOOGLE: 'Google Pay' };

inEachPayingServery(
  'paying with a wallet',
  ({ servery, sandbox }) => {
    const chargesFor = async (key: string): Promise<Charge[]> => {
      const ids = new Set((await attemptsOf(servery(), key)).map(({ id }) => id));
      return (await chargesAt(sandbox())).filter((charge) => ids.has(charge.orderId) && isCharge(charge));
    };
    const byWallet = async (wallet: Wallet, more: Parameters<typeof chipsByWallet>[2] = {}) => {
      const person = servery().person();
      return { person, ...(await chipsByWallet(person, wallet, more)) };
    };
    const nothingFor = async (key: string) => {
      expect(await ordersOfKey(servery(), key)).toEqual([]);
      expect(await chargesFor(key)).toEqual([]);
    };

    test('tells the page what it needs to open the sheets, where the venue takes them', async () => {
      const { merchant } = await visit(servery().person());
      expect(merchant).toMatchObject({
        is_apple_pay_enabled: 1,
        apple_pay_merchant_id: 'merchant.example.banksia',
        is_google_pay_enabled: 1,
        google_pay_gateway: 'braintree',
        google_pay_gateway_id: 'banksia',
        google_pay_merchant_id: 'BCR2DN4T',
        google_pay_environment: '',
      });
      expect(merchant.menu.payment_methods.map(({ code }) => code)).toEqual(
        expect.arrayContaining(['APPLE', 'GOOGLE']),
      );
    });

    describe.each(WALLETS)('%s', (wallet) => {
      test('places one order for one charge, and nothing of the wallet is kept', async () => {
        const { person, fields, key } = await byWallet(wallet);
        const { wallet_data: _data, ...first } = fields;
        const checked = await person.call('SubmitOrder', { ...first, preorder: 0 });
        expect(checked).toMatchObject({ order_id: '', order_total: '16.00' });
        expect(await attemptsOf(servery(), key)).toEqual([]);
        await setProvider(sandbox(), 'card', { mode: 'delay', delayMs: 100, times: 1 });
        const answers = await Promise.all([1, 2].map(() => person.call('SubmitOrder', fields)));
        expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1);
        const { order } = await person.call('OrderStatusDetailed', { order_id: answers[0]!.order_id });
        expect(order).toMatchObject({ paid: 1, payment_method: NAME[wallet], payment_terms: 'Paid' });
        const { submission } = await attemptIn(servery(), key, 'captured');
        expect(submission).toBe('');
        expect(await chargesFor(key)).toMatchObject([{ status: 'submitted_for_settlement', cents: 1600 }]);
        expect(await ordersOfKey(servery(), key)).toMatchObject([{ payment_method: wallet, paid: 1 }]);
      });

      test('a member pays with it, and no card is kept of it', async () => {
        const person = await signIn(servery().person());
        const { fields, key } = await chipsByWallet(person, wallet, { save_card: 1 });
        const { customer } = await person.call('SubmitOrder', fields);
        expect(customer.has_saved_card).toBe(0);
        expect(await ordersOfKey(servery(), key)).toHaveLength(1);
      });

      test('says that it was declined, charges nothing, and takes the next try with the same key', async () => {
        const { person, fields, key } = await byWallet(wallet);
        await setProvider(sandbox(), 'card', { mode: 'refuse', times: 1 });
        expect((await person.refused('SubmitOrder', fields)).code).toBe('payment_declined');
        await nothingFor(key);
        await person.call('SubmitOrder', fields);
        expect(await chargesFor(key)).toHaveLength(1);
      });

      test.each([
        ['nothing', ''],
        ['no JSON', 'visa'],
        ['an empty object', '{}'],
        ['another network', JSON.stringify(wallet === 'APPLE' ? appleData('amex') : googleData('AMEX'))],
        [
          'a card number',
          JSON.stringify(
            wallet === 'APPLE'
              ? appleData('visa', '4111 1111 1111 1111')
              : googleData('VISA', '4111111111111111'),
          ),
        ],
      ])('with %s in hand is not currently available, and nothing happens', async (_what, wallet_data) => {
        const { person, fields, key } = await byWallet(wallet, { wallet_data });
        const failed = await person.refused('SubmitOrder', fields);
        expect(failed.message).toBe(`${NAME[wallet]} is not currently available`);
        await nothingFor(key);
      });
    });

    test.each([
      ['a plain card', CARDS.visa],
      ['an American Express', CARDS.amex],
    ])('%s that is called Google Pay is not charged', async (_what, number) => {
      const person = servery().person();
      const nonce = await tokenise(tokeniserOf(await visit(person)), number);
      const { fields, key } = await chipsByWallet(person, 'GOOGLE', {
        wallet_data: JSON.stringify(googleData('VISA', nonce)),
      });
      expect((await person.refused('SubmitOrder', fields)).code).toBe('card_token_invalid');
      // Not by way of the cart either, nor behind a nonce that is what it says.
      await person.call('ManageCart.update_checkout', {
        ...(await visit(person)).at,
        checkout_options: { payment_method: 'GOOGLE' },
      });
      const { payment_method: _method, ...rest } = fields;
      for (const braintree_nonce of ['', 'fake-android-pay-visa-nonce']) {
        const hidden = await person.refused('SubmitOrder', { ...rest, braintree_nonce });
        expect(hidden.code).toBe('card_token_invalid');
      }
      await nothingFor(key);
    });

    test('a wallet’s token that is called a card is not charged', async () => {
      const person = servery().person();
      const braintree_nonce = 'fake-android-pay-visa-nonce';
      const { fields } = await chipsByCard(person, { braintree_nonce });
      expect((await person.refused('SubmitOrder', fields)).code).toBe('card_token_invalid');
      await nothingFor(String(fields.submit_key));
    });

    test.each(['refuse', 'temporary', 'drop', 'lose', 'hang'])(
      'a token that does not become a nonce (%s) charges nothing, and can be tried again',
      async (mode) => {
        const { person, fields, key } = await byWallet('APPLE');
        await setProvider(sandbox(), 'wallets', { mode, times: 1 });
        const failed = await person.refused('SubmitOrder', fields);
        expect(failed.message).toBe('Apple Pay is not currently available');
        await nothingFor(key);
        await person.call('SubmitOrder', fields);
        expect(await chargesFor(key)).toHaveLength(1);
        expect(await ordersOfKey(servery(), key)).toHaveLength(1);
      },
    );

    const validate = async (change: Record<string, string> = {}) => {
      const { merchant } = await visit(servery().person());
      const asked = {
        key: merchant.braintree_tokenization_key,
        url: 'https://apple-pay-gateway-cert.apple.com/paymentservices/startSession',
        domain: '127.0.0.1',
        store_id: String(merchant.id),
        merchant_id: merchant.apple_pay_merchant_id,
        ...change,
      };
      return fetch(`${servery().url}/apple_pay?${new URLSearchParams(asked).toString()}`);
    };

    test('asks Apple for a session by a GET with key, url, domain, store_id and merchant_id [CHK-117]', async () => {
      const response = await validate();
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toMatchObject({
        merchantSessionIdentifier: expect.stringMatching(/^SSH/),
        merchantIdentifier: 'merchant.example.banksia',
        domainName: '127.0.0.1',
        displayName: 'Banksia Kitchen',
      });
    });

    test.each<[string, Record<string, string>]>([
      ['an address that is not Apple’s', { url: 'https://evil.example/paymentservices/startSession' }],
      ['an address in the house', { url: 'http://127.0.0.1:9/' }],
      ['another key', { key: 'sandbox_other_key' }],
      ['another page', { domain: 'evil.example' }],
      ['a store that is none', { store_id: '999999' }],
      ['another merchant', { merchant_id: 'merchant.evil' }],
    ])('asks nobody for %s', async (_what, change) => {
      await setProvider(sandbox(), 'wallets', { mode: 'temporary', times: 1 });
      expect((await validate(change)).status).toBe(400);
      const control = (await (await fetch(`${sandbox().url}/api/control`)).json()) as {
        wallets: { mode: string };
      };
      expect(control.wallets.mode).toBe('temporary');
      await setProvider(sandbox(), 'wallets', { mode: 'normal' });
    });

    test('opens no sheet when Apple refuses or cannot be reached', async () => {
      await setProvider(sandbox(), 'wallets', { mode: 'refuse', times: 1 });
      expect((await validate()).status).toBe(400);
      await setProvider(sandbox(), 'wallets', { mode: 'drop', times: 1 });
      expect((await validate()).status).toBe(502);
    });

    test('is neither offered nor taken where the venue has not switched it on', async () => {
      await changeMenu(servery(), ({ q }) =>
        q.deleteFrom('payment_method').where('code', 'in', ['APPLE', 'GOOGLE']).execute(),
      );
      for (const wallet of WALLETS) {
        const { person, fields, key } = await byWallet(wallet);
        expect((await visit(person)).merchant).toMatchObject({
          is_apple_pay_enabled: 0,
          apple_pay_merchant_id: '',
          is_google_pay_enabled: 0,
        });
        expect((await person.refused('SubmitOrder', fields)).code).toBe('payment_method_unavailable');
        await nothingFor(key);
      }
      expect((await validate({ merchant_id: 'merchant.example.banksia' })).status).toBe(400);
    });
  },
  walletEnv,
);

inEachPayingServery(
  'wallets where every card has to be asked about at its bank',
  ({ servery, sandbox }) => {
    test('a plain card is not charged as Google Pay, and a wallet is without the bank', async () => {
      const person = servery().person();
      const nonce = await tokenise(tokeniserOf(await visit(person)), CARDS.visa);
      const data = JSON.stringify(googleData('VISA', nonce));
      const { fields } = await chipsByWallet(person, 'GOOGLE', { wallet_data: data });
      expect((await person.refused('SubmitOrder', fields)).code).toBe('card_token_invalid');
      expect(await chargesAt(sandbox())).toEqual([]);
      await person.call('SubmitOrder', { ...fields, wallet_data: JSON.stringify(googleData()) });
      expect((await chargesAt(sandbox())).filter(isCharge)).toHaveLength(1);
    });
  },
  (url) => ({ ...walletEnv(url), BRAINTREE_3DS: 'required' }),
);

inEachPayingServery(
  'asking Apple’s own gateway',
  ({ servery }) => {
    test('goes to the configured address alone', async () => {
      const { merchant } = await visit(servery().person());
      const ask = (url: string) => {
        const asked = { key: merchant.braintree_tokenization_key, domain: '127.0.0.1', url };
        const whose = { store_id: String(merchant.id), merchant_id: merchant.apple_pay_merchant_id };
        return fetch(`${servery().url}/apple_pay?${new URLSearchParams({ ...asked, ...whose }).toString()}`);
      };
      const good = await ask('https://apple-pay-gateway.apple.com/paymentservices/startSession');
      expect(await good.json()).toMatchObject({ domainName: '127.0.0.1', displayName: 'Banksia Kitchen' });
      expect((await ask('https://evil.example/')).status).toBe(400);
    });
  },
  (url) => ({ ...walletEnv(url), APPLE_PAY_URL: `${url}/applepay` }),
);
