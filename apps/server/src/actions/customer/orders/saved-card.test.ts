import { expect, test } from 'vitest';
import {
  confirmAtBank,
  attemptIn,
  attemptsOf,
  braintreeEnv,
  CARDS,
  chargesAt,
  chipsByCard,
  inEachPayingServery,
  isCharge,
  ordersOfKey,
  tokenise,
  tokeniserOf,
} from '../../../../testing/cards.ts';
import { signIn, submission, visit } from '../../../../testing/orders.ts';
import { setProvider } from '../../../../testing/sandbox.ts';
import type { Person } from '../../../../testing/servery.ts';

inEachPayingServery('paying with a saved card', ({ servery, sandbox }) => {
  const chargesFor = async (key: unknown) => {
    const ids = new Set((await attemptsOf(servery(), String(key))).map(({ id }) => id));
    return (await chargesAt(sandbox())).filter((each) => isCharge(each) && ids.has(each.orderId));
  };
  /** A member who has kept a card, with chips in the cart that it shall pay for. */
  async function withSavedCard(card: string = CARDS.visa): Promise<{ member: Person; saved: object }> {
    const member = await signIn(servery().person());
    await member.call('ManageCart.clear_cart', (await visit(member)).at);
    const { fields } = await chipsByCard(member, { save_card: 1, card });
    await member.call('SubmitOrder', fields);
    const { venue } = await chipsByCard(member);
    return { member, saved: submission(venue, { payment_method: 'SAVED', expected_total: '16.19' }) };
  }
  const keyOf = (saved: object) => (saved as { submit_key: string }).submit_key;

  test('hands out with the first call what its bank is asked with, and charges that, once', async () => {
    const { member, saved } = await withSavedCard();
    const { card_to_confirm: card, order_id: none } = await member.call('SubmitOrder', {
      ...saved,
      preorder: 0,
    });
    expect(none).toBe('');
    expect(card).toEqual({ nonce: expect.stringMatching(/^tokencc_/), bin: '411111' });
    const paying = { ...saved, braintree_nonce: card!.nonce };
    const placed = await member.call('SubmitOrder', paying);
    expect(placed).toMatchObject({ order_total: '16.19', payment_method: 'SAVED' });
    expect(placed.card_to_confirm).toBeUndefined();
    expect((await member.call('SubmitOrder', paying)).order_id).toBe(placed.order_id);
    await attemptIn(servery(), keyOf(saved), 'captured');
    expect(await chargesFor(keyOf(saved))).toHaveLength(1);
    expect((await member.call('CustomerAccount')).customer).toMatchObject({
      has_saved_card: 1,
      credit_card_ending: '1111',
    });
  });

  test('whose bank asks is charged only once its owner has said that it is them', async () => {
    const { member, saved } = await withSavedCard();
    await setProvider(sandbox(), 'card', { mode: 'challenge', times: 1 });
    const first = await member.call('SubmitOrder', { ...saved, preorder: 0 });
    const { nonce } = first.card_to_confirm!;
    const unasked = await member.refused('SubmitOrder', { ...saved, braintree_nonce: nonce });
    expect(unasked.code).toBe('payment_declined');
    expect(await ordersOfKey(servery(), keyOf(saved))).toEqual([]);
    expect(await chargesFor(keyOf(saved))).toEqual([]);

    await setProvider(sandbox(), 'card', { mode: 'challenge', times: 1 });
    const again = await member.call('SubmitOrder', { ...saved, preorder: 0 });
    const confirmed = await confirmAtBank(sandbox(), again.card_to_confirm!.nonce, again.order_total);
    expect(confirmed).toMatch(/^tokencc_/);
    await member.call('SubmitOrder', { ...saved, braintree_nonce: confirmed });
    expect(await ordersOfKey(servery(), keyOf(saved))).toHaveLength(1);
    expect(await chargesFor(keyOf(saved))).toHaveLength(1);
  });

  test('costs what the card costs that is charged, whichever card the order speaks of', async () => {
    const { member, saved } = await withSavedCard();
    const braintree_nonce = await tokenise(tokeniserOf(await visit(member)), CARDS.amex);
    const dearer = await member.refused('SubmitOrder', {
      ...saved,
      expected_total: '32.38',
      braintree_nonce,
    });
    expect(dearer).toMatchObject({ code: 'total_changed', details: { total: '16.38' } });
    const others = await member.refused('SubmitOrder', {
      ...saved,
      expected_total: '16.38',
      braintree_nonce,
    });
    expect(others.code).toBe('card_token_invalid');
    expect(await chargesFor(keyOf(saved))).toEqual([]);
  });

  test('is not charged where the provider cannot be asked for it, or no longer has it', async () => {
    const { member, saved } = await withSavedCard();
    await setProvider(sandbox(), 'card-questions', { mode: 'temporary', times: 1 });
    const failed = await member.refused('SubmitOrder', { ...saved, preorder: 0 });
    expect(failed).toMatchObject({
      code: 'payment_unavailable',
      message: 'Error contacting Braintree Payments',
    });
    const { customer } = await member.call('CustomerAccount');
    const row = await servery().server.db.read(({ q }) =>
      q.selectFrom('customer').select('card_token').where('id', '=', customer.id).executeTakeFirstOrThrow(),
    );
    const path = `/braintree/merchants/banksia/payment_methods/any/${row.card_token}`;
    await fetch(`${sandbox().url}${path}`, {
      method: 'DELETE',
      headers: { authorization: `Basic ${btoa('a:b')}` },
    });
    expect((await member.refused('SubmitOrder', { ...saved, preorder: 0 })).code).toBe('no_saved_card');
    expect(await attemptsOf(servery(), keyOf(saved))).toEqual([]);
  });
});

inEachPayingServery(
  'where every card has to be asked about at its bank',
  ({ servery, sandbox }) => {
    test('none is charged without, saved or new, and all are that their bank knows', async () => {
      const member = await signIn(servery().person());
      const { venue, fields } = await chipsByCard(member, { save_card: 1 });
      expect((await member.refused('SubmitOrder', fields)).code).toBe('payment_declined');
      const ask = async (nonce: string, amount: string) => {
        await confirmAtBank(sandbox(), nonce, amount);
        return nonce;
      };
      const typed = await ask(await tokenise(tokeniserOf(venue), CARDS.visa), '16.19');
      await member.call('SubmitOrder', { ...fields, braintree_nonce: typed });

      const { venue: again } = await chipsByCard(member);
      const saved = submission(again, { payment_method: 'SAVED', expected_total: '16.19' });
      expect((await member.refused('SubmitOrder', saved)).code).toBe('card_token_required');
      const first = await member.call('SubmitOrder', { ...saved, preorder: 0 });
      const { nonce } = first.card_to_confirm!;
      const braintree_nonce = await ask(nonce, first.order_total);
      expect((await member.call('SubmitOrder', { ...saved, braintree_nonce })).order_id).not.toBe('');
      await attemptIn(servery(), String(saved.submit_key), 'captured');
    });
  },
  (url) => ({ ...braintreeEnv(url), BRAINTREE_3DS: 'required' }),
);
