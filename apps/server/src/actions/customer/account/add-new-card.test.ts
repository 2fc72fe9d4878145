import { expect, test } from 'vitest';
import {
  CARDS,
  chipsBySavedCard,
  inEachPayingServery,
  tokenise,
  tokeniserOf,
  until,
} from '../../../../testing/cards.ts';
import { changeMenu, DUNE, signIn, visit } from '../../../../testing/orders.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import type { Person } from '../../../../testing/servery.ts';

const STORE = { store_id: 1 };
const HOME = {
  billing_address1: '8 Norfolk Street',
  billing_city: 'Fremantle',
  billing_state: 'wa',
  billing_postcode: '6160',
  billing_country: 'AU',
};
const NO_CARD = { has_saved_card: 0, credit_card_type: '', credit_card_ending: '' };

inEachPayingServery('the saved card of an account', ({ servery, sandbox }) => {
  const nonceFor = async (person: Person, card: string = CARDS.visa) =>
    tokenise(tokeniserOf(await visit(person)), card);
  const withNonce = async (person: Person, card?: string) => ({
    ...STORE,
    braintree_nonce: await nonceFor(person, card),
  });
  const member = () => signIn(servery().person());
  const customerOf = async (person: Person) => (await person.call('CustomerAccount')).customer;
  const tokenOf = async (person: Person) => {
    const { id } = await customerOf(person);
    const rows = servery().server.db.read(({ q }) =>
      q.selectFrom('customer').select('card_token').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    return (await rows).card_token;
  };
  /** What the provider says when it is asked for a nonce of the card: 404 once it has forgotten it. */
  const isKept = async (token: string): Promise<boolean> => {
    const path = `/braintree/merchants/banksia/payment_methods/${token}/nonces`;
    const headers = { authorization: `Basic ${btoa('a:b')}`, 'content-type': 'application/json' };
    const response = await fetch(`${sandbox().url}${path}`, { method: 'POST', headers, body: '{}' });
    return response.status === 201;
  };
  const isForgotten = (token: string) => until(servery(), async () => !(await isKept(token)));
  const forgetJobs = () =>
    servery().server.db.read(({ q }) =>
      q.selectFrom('job').select('payload').where('kind', '=', 'forget-card').execute(),
    );
  const require = (on: 0 | 1) =>
    changeMenu(servery(), (tx) => tx.q.updateTable('venue').set({ billing_address_required: on }).execute());

  test('is added by the nonce that the provider gave the browser for it, and pays at the checkout [ACC-284 ACC-285]', async () => {
    const sam = await member();
    const { customer } = await sam.call('AddNewCard', await withNonce(sam));
    expect(customer).toMatchObject({
      has_saved_card: 1,
      credit_card_type: 'Visa',
      credit_card_ending: '1111',
      credit_card_expired: 0,
    });
    expect(await customerOf(sam)).toEqual(customer);
    expect(await isKept(await tokenOf(sam))).toBe(true);
    const { fields } = await chipsBySavedCard(sam);
    expect((await sam.call('SubmitOrder', fields)).payment_method).toBe('SAVED');
  });

  test('is replaced by the next one, which the provider keeps alone', async () => {
    const sam = await member();
    await sam.call('AddNewCard', await withNonce(sam));
    const before = await tokenOf(sam);
    const { customer } = await sam.call('AddNewCard', await withNonce(sam, CARDS.amex));
    expect(customer).toMatchObject({ credit_card_type: 'American Express', credit_card_ending: '0005' });
    await isForgotten(before);
    expect(await isKept(await tokenOf(sam))).toBe(true);
  });

  test('is never sent as a number, and wants a nonce that is worth something', async () => {
    const sam = await member();
    const code = async (fields: object) => (await sam.refused('AddNewCard', { ...STORE, ...fields })).code;
    expect(await code({ card_number: CARDS.visa })).toBe('card_number_sent');
    expect(await code({ card_csc: '123' })).toBe('bad_request');
    expect(await code({})).toBe('card_token_required');
    const used = await withNonce(sam);
    await sam.call('AddNewCard', used);
    expect(await code(used)).toBe('card_token_invalid');
    expect(await code({ braintree_nonce: 'never-heard-of' })).toBe('card_token_invalid');
    expect(await code({ store_id: 999, braintree_nonce: 'x' })).toBe('no_merchant');
    const dune = (await visit(servery().person(DUNE), 'dune-cottesloe')).at.store_id;
    expect(await code({ store_id: dune, braintree_nonce: 'x' })).toBe('no_merchant');
  });

  test('that its bank does not accept is not kept, and the one before stays', async () => {
    const sam = await member();
    await sam.call('AddNewCard', await withNonce(sam));
    const before = await tokenOf(sam);
    const declined = await sam.refused('AddNewCard', await withNonce(sam, CARDS.declined));
    expect(declined).toMatchObject({
      code: 'card_declined',
      message: 'Your bank declined this card. You haven’t been charged. Try another card',
    });
    expect(await tokenOf(sam)).toBe(before);
  });

  test.each(['lose', 'temporary'] as const)(
    'that the provider does not answer for (%s) is taken out of its vault again',
    async (mode) => {
      const sam = await member();
      await sam.call('ChangeBilling', { remove_card: 1 });
      const fields = await withNonce(sam);
      const before = (await forgetJobs()).length;
      await setProvider(sandbox(), 'card', { mode, times: 1 });
      const failed = await sam.refused('AddNewCard', fields);
      expect([failed.code, failed.message]).toEqual([
        'payment_unavailable',
        'Error contacting Braintree Payments',
      ]);
      expect(await customerOf(sam)).toMatchObject(NO_CARD);
      const jobs = (await forgetJobs()).slice(before);
      expect(jobs).toHaveLength(1);
      servery().clock.now += 60_000;
      await isForgotten((JSON.parse(jobs[0]?.payload ?? '{}') as { token: string }).token);
    },
  );

  test('is billed to an address where the store wants one: a new one, which is kept, or one of one’s own [ACC-158 ACC-159]', async () => {
    await require(1);
    const sam = await member();
    const refused = await sam.refused('AddNewCard', await withNonce(sam));
    expect(refused).toMatchObject({
      code: 'billing_required',
      message: 'Enter your card’s billing address',
    });
    const { customer } = await sam.call('AddNewCard', { ...(await withNonce(sam)), ...HOME });
    expect(customer.billing_addresses).toEqual([
      { id: expect.any(Number), address: '8 Norfolk Street, Fremantle, WA, 6160, AU' },
    ]);
    const billing_address_id = customer.billing_addresses[0]!.id;
    const again = await sam.call('AddNewCard', { ...(await withNonce(sam)), billing_address_id });
    expect(again.customer.billing_addresses).toHaveLength(1);
    const others = { ...(await withNonce(sam)), billing_address_id: 9999 };
    expect((await sam.refused('AddNewCard', others)).code).toBe('billing_required');
    await require(0);
    await sam.call('AddNewCard', await withNonce(sam));
  });

  test('is removed here and at its provider, once, and auto top-up with it [ACC-286 ACC-287]', async () => {
    const sam = await member();
    await sam.call('AddNewCard', await withNonce(sam));
    await sam.call('ChangeBilling', { topup_amount: '50' });
    const token = await tokenOf(sam);
    const before = (await forgetJobs()).length;
    const both = await Promise.all([1, 2].map(() => sam.call('ChangeBilling', { remove_card: 1 })));
    for (const { customer } of both)
      expect(customer).toMatchObject({ ...NO_CARD, auto_topup_amount: '0.00' });
    expect(await forgetJobs()).toHaveLength(before + 1);
    await isForgotten(token);
    expect((await sam.call('ChangeBilling', { remove_card: 0 })).customer).toMatchObject(NO_CARD);
  });

  test('is what auto top-up needs, whose amounts are 0, 10, 20, 30, 40, 50, 100, 150, 200 and 250 [ACC-164 ACC-286]', async () => {
    const sam = await member();
    await sam.call('ChangeBilling', { remove_card: 1 });
    expect((await sam.refused('ChangeBilling', { topup_amount: '10' })).code).toBe('topup_needs_card');
    await sam.call('AddNewCard', await withNonce(sam));
    for (const amount of ['10', '20', '30', '40', '50', '100', '150', '200', '250.00', '0']) {
      const { customer } = await sam.call('ChangeBilling', { topup_amount: amount });
      expect(customer.auto_topup_amount).toBe(Number(amount).toFixed(2));
    }
    await sam.call('ChangeBilling', { topup_amount: '40' });
    for (const amount of ['5', '60', '10.50', '300', '-10'])
      expect((await sam.refused('ChangeBilling', { topup_amount: amount })).code).toBe(
        'topup_amount_unknown',
      );
    expect((await sam.refused('ChangeBilling', { topup_amount: 'all' })).code).toBe('bad_request');
    const gone = { remove_card: 1, topup_amount: '20' };
    expect((await sam.refused('ChangeBilling', gone)).code).toBe('topup_needs_card');
    expect((await sam.call('ChangeBilling', {})).customer).toMatchObject({
      has_saved_card: 1,
      auto_topup_amount: '40.00',
    });
  });

  test('belongs to members: kiosk and staff keep none, and guests have none', async () => {
    const staff = await signIn(servery().person(), 'staff@example.com');
    for (const name of ['AddNewCard', 'ChangeBilling', 'WithdrawFunds'] as const) {
      expect((await staff.refused(name, STORE)).code).toBe('members_only');
      expect((await servery().person().refused(name, STORE)).auth).toBe(true);
    }
  });

  test('is forgotten by its provider when the account is deleted', async () => {
    const sam = await member();
    await sam.call('AddNewCard', await withNonce(sam));
    const token = await tokenOf(sam);
    await sam.call('CloseAccount');
    await isForgotten(token);
  });
});
