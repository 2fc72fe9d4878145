import { randomUUID } from 'node:crypto';
import type { CallName } from '@servery/contract/registry';
import { insertMember, setCredential } from '#stores/people';
import { CARDS, tokenise, tokeniserOf } from './cards.ts';
import { newEmail, signIn, visit } from './orders.ts';
import type { Person, Servery } from './servery.ts';
import { walletData } from './wallets.ts';

/** A member of their own, signed in: what one test does to a balance is none of another's business. */
export async function newMember(servery: Servery, extra?: Record<string, string>): Promise<Person> {
  const email = newEmail();
  await servery.server.db.write(async (tx) => {
    const { hash } = await tx.q
      .selectFrom('credential')
      .innerJoin('customer', 'customer.id', 'credential.customer_id')
      .select('credential.hash')
      .where('customer.email', '=', 'member@example.com')
      .where('credential.kind', '=', 'password')
      .executeTakeFirstOrThrow();
    const brand = { brand_code: 'demo', country_code: 'AU', state: 'WA' };
    const id = await insertMember(tx, { ...brand, name: 'Mia Kovac', email, mobile: '' }, servery.clock.now);
    await setCredential(tx, id, { kind: 'password', hash });
  });
  return signIn(servery.person(extra), email);
}

export const TOPUP_CALLS = {
  CC: 'TopupNewCard',
  SAVED: 'TopupExistingCard',
  PP: 'TopupPayPal',
  CB: 'TopupCoinbase',
  APPLE: 'TopupApplePay',
  GOOGLE: 'TopupGooglePay',
} as const satisfies Record<string, CallName>;
export type TopupMethod = keyof typeof TOPUP_CALLS;
export const isPage = (method: string): method is 'PP' | 'CB' => method === 'PP' || method === 'CB';

/** $30.00, with the surcharges of the demo venue: 1.2 % on cards, 1.5 % at PayPal, none on wallets and coins. */
const TOTALS: Record<TopupMethod, string> = {
  CC: '30.36',
  SAVED: '30.36',
  PP: '30.45',
  CB: '30.00',
  APPLE: '30.00',
  GOOGLE: '30.00',
};

/** What a method needs beyond the amount, as the page sends it. */
async function proofOf(person: Person, method: TopupMethod, card: string): Promise<object> {
  if (method === 'APPLE' || method === 'GOOGLE') return { wallet_data: walletData(method) };
  const nonce = async () => tokenise(tokeniserOf(await visit(person)), card);
  if (method === 'CC') return { braintree_nonce: await nonce() };
  const { customer } = await person.call('CustomerAccount');
  if (method === 'SAVED' && customer.has_saved_card === 0)
    await person.call('AddNewCard', { store_id: 1, braintree_nonce: await nonce() });
  return {};
}

/** A top-up of $30.00, ready to be sent. */
export async function topupBy(
  person: Person,
  method: TopupMethod,
  more: Record<string, unknown> & { card?: string } = {},
) {
  const { card = CARDS.visa, ...fields } = more;
  const key = randomUUID();
  return {
    key,
    call: TOPUP_CALLS[method],
    fields: {
      store_id: 1,
      topup_amount: '30.00',
      expected_total: TOTALS[method],
      submit_key: key,
      ...(await proofOf(person, method, card)),
      ...fields,
    },
  };
}

export const balanceOf = async (person: Person): Promise<string> =>
  (await person.call('CustomerAccount')).customer.balance;

/** How many times attempts have put money on a balance and left it there. */
export const creditsBy = async (servery: Servery, attemptIds: readonly string[]): Promise<number> => {
  if (attemptIds.length === 0) return 0;
  const rows = await servery.server.db.read(({ q }) =>
    q
      .selectFrom('ledger_entry')
      .select('cents')
      .where('attempt_id', 'in', attemptIds)
      .where('account', '=', 'balance')
      .execute(),
  );
  return rows.length;
};
