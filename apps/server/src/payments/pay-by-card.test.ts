import { expect, test } from 'vitest';
import { changeMenu, rowsOf, signIn, submission, visit } from '../../testing/orders.ts';
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
  until,
} from '../../testing/cards.ts';
import { setProvider } from '../../testing/sandbox.ts';

inEachPayingServery('paying by card', ({ servery, sandbox }) => {
  const chargesFor = async (submitKey: unknown): Promise<Charge[]> => {
    const ids = new Set((await attemptsOf(servery(), String(submitKey))).map(({ id }) => id));
    return (await chargesAt(sandbox())).filter((charge) => ids.has(charge.orderId) && isCharge(charge));
  };
  const byCard = async (more: Parameters<typeof chipsByCard>[1] = {}, person = servery().person()) => {
    const { venue, fields } = await chipsByCard(person, more);
    return { person, venue, fields, key: String(fields.submit_key) };
  };

  test('tells the page how to turn a card into a token, and offers the card only with its provider', async () => {
    const { merchant } = await visit(servery().person());
    expect(merchant).toMatchObject({
      is_braintree_payments_enabled: 1,
      braintree_tokenization_key: 'sandbox_test_banksia',
      braintree_url: `${sandbox().url}/braintree/graphql`,
    });
    expect(merchant.menu.payment_methods.map(({ code }) => code)).toEqual([
      'STORE',
      'CC',
      'SAVED',
      'BALANCE',
    ]);
  });

  test('validates with the first call, and places and charges with the second [CHK-183 CHK-185]', async () => {
    const { person, fields, key } = await byCard();
    const { braintree_nonce: _nonce, ...first } = fields;
    const checked = await person.call('SubmitOrder', { ...first, preorder: 0 });
    expect(checked).toMatchObject({ order_id: '', order_total: '16.19', payment_method: 'CC' });
    expect(await attemptsOf(servery(), key)).toEqual([]);
    const placed = await person.call('SubmitOrder', fields);
    expect(placed).toMatchObject({ order_total: '16.19', payment_method: 'CC', payment_redirect: '' });
    const { order } = await person.call('OrderStatusDetailed', { order_id: placed.order_id });
    expect(order).toMatchObject({
      paid: 1,
      payment_method: 'Card',
      payment_terms: 'Paid',
      store_surcharge: '0.19',
    });
    await attemptIn(servery(), key, 'captured');
    expect(await chargesFor(key)).toMatchObject([{ status: 'submitted_for_settlement', cents: 1619 }]);
  });

  test('answers a repeat with the same order and charges nothing more, also when both come at once', async () => {
    const { person, fields, key } = await byCard();
    await setProvider(sandbox(), 'card', { mode: 'delay', delayMs: 150, times: 1 });
    const answers = await Promise.all([1, 2, 3].map(() => person.call('SubmitOrder', fields)));
    const again = await person.call('SubmitOrder', fields);
    expect(new Set([...answers, again].map((each) => each.order_id)).size).toBe(1);
    expect(await ordersOfKey(servery(), key)).toHaveLength(1);
    expect(await chargesFor(key)).toHaveLength(1);
  });

  test('says that a card was declined, and takes another with the same key', async () => {
    const { person, venue, fields, key } = await byCard({ card: CARDS.declined });
    const failed = await person.refused('SubmitOrder', fields);
    expect(failed.code).toBe('payment_declined');
    expect(await ordersOfKey(servery(), key)).toEqual([]);
    expect(await chargesFor(key)).toEqual([]);
    const braintree_nonce = await tokenise(tokeniserOf(venue), CARDS.visa);
    await person.call('SubmitOrder', { ...fields, braintree_nonce });
    expect(await chargesFor(key)).toHaveLength(1);
  });

  test('asks the provider for the brand, and for a new yes where American Express costs more', async () => {
    const { person, fields, key } = await byCard({ card: CARDS.amex });
    const failed = await person.refused('SubmitOrder', fields);
    expect(failed).toMatchObject({ code: 'total_changed', details: { total: '16.38' } });
    expect(await attemptsOf(servery(), key)).toEqual([]);
    const placed = await person.call('SubmitOrder', { ...fields, expected_total: '16.38' });
    expect(placed.order_total).toBe('16.38');
    expect(await chargesFor(key)).toMatchObject([{ cents: 1638 }]);
  });

  test('shows the surcharge that the merchant has for cards, American Express and PayPal [CHK-170]', async () => {
    const { person, venue } = await byCard();
    const { merchant } = venue;
    expect(merchant).toMatchObject({
      surcharge_percent_cc: '1.2',
      surcharge_percent_amex: '2.4',
      surcharge_percent_paypal: '1.5',
    });
    const surcharge = async (options: object) =>
      (await person.call('ManageCart.update_checkout', { ...venue.at, checkout_options: options })).order
        .surcharge_amount;
    expect(await surcharge({ payment_method: 'CC', card_type: 'VISA' })).toBe('0.19');
    expect(await surcharge({ payment_method: 'CC', card_type: 'AMEX' })).toBe('0.38');
    expect(await surcharge({ payment_method: 'STORE' })).toBe('0.00');
  });

  test.each([
    ['without a token', { braintree_nonce: '' }, 'card_token_required'],
    ['with a token that nobody gave out', { braintree_nonce: 'tokencc_forged' }, 'card_token_invalid'],
    ['without the total that was shown', { expected_total: '' }, 'total_changed'],
    ['at a price of the customer’s own', { expected_total: '0.01' }, 'total_changed'],
    ['with a card number for a token', { braintree_nonce: CARDS.visa }, 'card_number_sent'],
    ['with a card number in the note', { order_note: 'my card: 4111 1111 1111 1111' }, 'card_number_sent'],
  ])('refuses a card payment %s, and changes nothing', async (_why, change, code) => {
    const { person, fields, key } = await byCard();
    const before = await rowsOf(servery());
    const failed = await person.refused('SubmitOrder', { ...fields, ...change });
    expect(failed.code).toBe(code);
    expect(await rowsOf(servery())).toEqual(before);
    expect(await attemptsOf(servery(), key)).toEqual([]);
  });

  test('gives nothing to a stranger who knows the submit key', async () => {
    const { person, fields } = await byCard();
    await person.call('SubmitOrder', fields);
    const stranger = await byCard();
    const failed = await stranger.person.refused('SubmitOrder', {
      ...fields,
      braintree_nonce: stranger.fields.braintree_nonce,
    });
    expect(failed.code).toBe('no_order');
  });

  test('lets go of the money when the order cannot be placed after all', async () => {
    const { person, fields, key } = await byCard();
    const sell = (visible: number) =>
      changeMenu(servery(), (tx) =>
        tx.q.updateTable('product').set({ visible }).where('name', '=', 'Rosemary Chips').execute(),
      );
    await setProvider(sandbox(), 'card', { mode: 'delay', delayMs: 2000, times: 1 });
    const asked = person.refused('SubmitOrder', fields);
    await until(servery(), async () => (await attemptsOf(servery(), key)).length === 1);
    await sell(0);
    expect((await asked).code).toBe('product_unavailable');
    await sell(1);
    await attemptIn(servery(), key, 'voided');
    expect(await ordersOfKey(servery(), key)).toEqual([]);
    expect(await chargesFor(key)).toEqual([]);
  });

  test('takes the money again and again until the provider answers, and takes it once', async () => {
    await setProvider(sandbox(), 'card-steps', { mode: 'lose', times: 1 });
    const { person, fields, key } = await byCard();
    await person.call('SubmitOrder', fields);
    await until(servery(), async () => (await attemptsOf(servery(), key))[0]?.checks === 1);
    servery().clock.now += 10_000;
    await attemptIn(servery(), key, 'captured');
    expect(await chargesFor(key)).toMatchObject([{ status: 'submitted_for_settlement' }]);
  });

  test('hands it to a person when the money cannot be taken, and counts the order as not paid', async () => {
    await setProvider(sandbox(), 'card-steps', { mode: 'temporary', times: 1 });
    const { person, fields, key } = await byCard();
    const { order_id } = await person.call('SubmitOrder', fields);
    await until(servery(), async () => (await attemptsOf(servery(), key))[0]?.checks === 1);
    const [charge] = await chargesFor(key);
    await fetch(`${sandbox().url}/braintree/merchants/banksia/transactions/${charge!.id}/void`, {
      method: 'PUT',
      headers: { authorization: `Basic ${btoa('public:private')}` },
    });
    servery().clock.now += 10_000;
    expect(await attemptIn(servery(), key, 'open')).toMatchObject({ problem: 'capture_refused' });
    expect((await person.call('OrderStatusDetailed', { order_id })).order.paid).toBe(0);
  });

  test('keeps a member’s card with the provider, and pays with it the next time', async () => {
    const member = await signIn(servery().person());
    const { fields } = await chipsByCard(member, { save_card: 1 });
    await member.call('SubmitOrder', fields);
    const { customer } = await member.call('CustomerAccount');
    expect(customer).toMatchObject({
      has_saved_card: 1,
      credit_card_type: 'Visa',
      credit_card_ending: '1111',
      credit_card_expired: 0,
    });
    const { venue } = await chipsByCard(member);
    const saved = submission(venue, { payment_method: 'SAVED', expected_total: '16.19' });
    const placed = await member.call('SubmitOrder', saved);
    expect(placed).toMatchObject({ order_total: '16.19', payment_method: 'SAVED' });
    await attemptIn(servery(), String(saved.submit_key), 'captured');
    expect(await chargesFor(saved.submit_key)).toHaveLength(1);
    await member.call('Logout');
  });

  test('replaces a saved card, at the price of its own brand, and has the provider forget the old one', async () => {
    const member = await signIn(servery().person());
    const { fields } = await chipsByCard(member, { save_card: 1, card: CARDS.amex, expected_total: '16.38' });
    await member.call('SubmitOrder', fields);
    const forgetting = () =>
      servery().server.db.read(({ q }) =>
        q.selectFrom('job').select('state').where('kind', '=', 'forget-card').execute(),
      );
    await until(servery(), async () => (await forgetting()).every(({ state }) => state === 'done'));
    const { venue } = await chipsByCard(member);
    const saved = submission(venue, { payment_method: 'SAVED', expected_total: '16.19' });
    expect((await member.refused('SubmitOrder', saved)).details['total']).toBe('16.38');
    expect((await member.call('SubmitOrder', { ...saved, expected_total: '16.38' })).order_total).toBe(
      '16.38',
    );
  });

  test('has no card kept for those who order for others', async () => {
    const staff = await signIn(servery().person(), 'staff@example.com');
    const { fields } = await chipsByCard(staff, { save_card: 1 });
    await staff.call('SubmitOrder', fields);
    const [charge] = await chargesFor(fields.submit_key);
    expect(charge).toMatchObject({ cents: 1619, token: '' });
  });

  test('keeps no card for a guest, and lets nobody pay with a card or balance that is not theirs [CHK-114]', async () => {
    const guest = await byCard({ save_card: 1 });
    await guest.person.call('SubmitOrder', guest.fields);
    const { person, fields } = await byCard();
    for (const payment_method of ['SAVED', 'BALANCE'])
      expect(
        (await person.refused('SubmitOrder', { ...fields, payment_method, expected_total: '' })).code,
      ).toBe('account_required');
    const tester = await signIn(servery().person(), 'test@example.com');
    const own = await chipsByCard(tester);
    const failed = await tester.refused('SubmitOrder', { ...own.fields, payment_method: 'SAVED' });
    expect(failed.code).toBe('no_saved_card');
  });
});

inEachPayingServery(
  'paying by card where the provider cannot be reached',
  ({ servery }) => {
    test('says so, and charges nothing [CHK-112]', async () => {
      const person = servery().person();
      const venue = await visit(person);
      await person.call('ManageCart.add_to_order', {
        ...venue.at,
        menu_item_data: { menu_item_id: venue.product('Rosemary Chips').id, quantity: 2 },
      });
      const fields = submission(venue, {
        payment_method: 'CC',
        expected_total: '16.19',
        braintree_nonce: 'fake-valid-nonce',
      });
      const failed = await person.refused('SubmitOrder', fields);
      expect(failed).toMatchObject({
        code: 'payment_unavailable',
        message: 'Error contacting Braintree Payments',
      });
      expect(await attemptsOf(servery(), String(fields.submit_key))).toEqual([]);
    });
  },
  () => ({
    BRAINTREE_MERCHANT_ID: 'banksia',
    BRAINTREE_PUBLIC_KEY: 'public',
    BRAINTREE_PRIVATE_KEY: 'private',
    BRAINTREE_TOKENIZATION_KEY: 'sandbox_test_banksia',
    BRAINTREE_URL: 'http://127.0.0.1:9',
  }),
);
