import { hash, randomBytes, randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { OneTimeTokenTable } from '#db/tables/people';

export type TokenRecord = Selectable<OneTimeTokenTable>;
export type TokenPurpose = TokenRecord['purpose'];

const MINUTE_MS = 60_000;
/** How long a link can be used, by what it is for. */
export const TOKEN_LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  password: 60 * MINUTE_MS,
  pin: 15 * MINUTE_MS,
  sign_up: 24 * 60 * MINUTE_MS,
  connect: 60 * MINUTE_MS,
  link: 5 * MINUTE_MS,
  email: 24 * 60 * MINUTE_MS,
  mobile: 30 * MINUTE_MS,
  console: 60 * MINUTE_MS,
  member: 10 * MINUTE_MS,
  balance_code: 5 * MINUTE_MS,
  balance_word: 10 * MINUTE_MS,
  invitation: 7 * 24 * 60 * MINUTE_MS,
  second_step: 10 * MINUTE_MS,
  passkey: 5 * MINUTE_MS,
  new_passkey: 5 * MINUTE_MS,
};

/** The subject of a link that resets the second step with the password: whoever looks after the server makes it. */
export const WITH_SECOND_STEP = 'second_step';

const hashOf = (token: string): string => hash('sha256', token, 'base64url');

type NewToken = {
  purpose: TokenPurpose;
  customerId?: number;
  signUpId?: number;
  personId?: number;
  social?: { provider: 'apple' | 'google'; subject: string };
  /** The address or the number that it is to confirm. */
  confirms?: string;
  now: number;
};

/** Of one kind somebody has one link: the last that was made. */
async function dropEarlier(tx: Tx, wanted: NewToken): Promise<void> {
  const { purpose, customerId, signUpId, personId } = wanted;
  const earlier = tx.q.deleteFrom('one_time_token').where('purpose', '=', purpose);
  if (customerId !== undefined) await earlier.where('customer_id', '=', customerId).execute();
  // Two organisations can invite the same person.
  if (personId !== undefined)
    await earlier
      .where('person_id', '=', personId)
      .where('subject', '=', wanted.confirms ?? '')
      .execute();
  if (signUpId !== undefined) await earlier.where('sign_up_id', '=', signUpId).execute();
}

/** 256 random bits, told once: only the hash is stored. */
export async function mintToken(tx: Tx, wanted: NewToken): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await keepToken(tx, token, wanted);
  return token;
}

const balanceCode = (customerId: number, digits: string): string => `balance:${customerId}:${digits}`;

/** Six digits, which somebody says aloud: how often they can be guessed is limited where they are asked for. */
export async function mintBalanceCode(tx: Tx, customerId: number, now: number): Promise<string> {
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  await keepToken(tx, balanceCode(customerId, digits), { purpose: 'balance_code', customerId, now });
  return digits;
}

/** Takes the texted code of a member out, so that it works once. */
export const takeBalanceCode = (
  tx: Tx,
  { customerId, digits, now }: { customerId: number; digits: string; now: number },
) => takeToken(tx, balanceCode(customerId, digits), { purposes: ['balance_code'], now });

async function keepToken(tx: Tx, token: string, wanted: NewToken): Promise<void> {
  await dropEarlier(tx, wanted);
  await tx.q
    .insertInto('one_time_token')
    .values({
      hash: hashOf(token),
      purpose: wanted.purpose,
      customer_id: wanted.customerId ?? null,
      sign_up_id: wanted.signUpId ?? null,
      person_id: wanted.personId ?? null,
      provider: wanted.social?.provider ?? '',
      subject: wanted.social?.subject ?? wanted.confirms ?? '',
      expires_at: wanted.now + TOKEN_LIFE_MS[wanted.purpose],
    })
    .execute();
}

/** Whose code it is that somebody shows at a counter: good until it runs out, as a scanner reads it more than once. */
export async function memberByCode(tx: ReadTx, token: string, now: number): Promise<number | undefined> {
  const row = await tx.q
    .selectFrom('one_time_token')
    .select('customer_id')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', 'member')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.customer_id ?? undefined;
}

/** What a token is for, as long as it is open: it is read before it is taken up. */
export async function openToken(
  tx: ReadTx,
  token: string,
  wanted: { purpose: TokenPurpose; now: number },
): Promise<TokenRecord | undefined> {
  return tx.q
    .selectFrom('one_time_token')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', wanted.purpose)
    .where('expires_at', '>', wanted.now)
    .executeTakeFirst();
}

export const invitationOf = (tx: ReadTx, token: string, now: number): Promise<TokenRecord | undefined> =>
  openToken(tx, token, { purpose: 'invitation', now });

/** Takes a token out, so that it works once; two who come at the same time do not both get it. */
export async function takeToken(
  tx: Tx,
  token: string,
  wanted: { purposes: readonly TokenPurpose[]; now: number },
): Promise<TokenRecord | undefined> {
  return tx.q
    .deleteFrom('one_time_token')
    .where('hash', '=', hashOf(token))
    .where('purpose', 'in', wanted.purposes)
    .where('expires_at', '>', wanted.now)
    .returningAll()
    .executeTakeFirst();
}

/** `userid` as the link says it: a customer, or an `n` and the sign-up that waits for its mail to be opened. */
export const userIdOf = (token: Pick<TokenRecord, 'customer_id' | 'sign_up_id'>): string =>
  token.sign_up_id === null ? String(token.customer_id) : `n${token.sign_up_id}`;

/** Whatever changes how somebody signs in ends their older links, and the new address that waited for its mail. */
export async function dropTokensOf(
  tx: Tx,
  customerId: number,
  purposes?: readonly TokenPurpose[],
): Promise<void> {
  const theirs = tx.q.deleteFrom('one_time_token').where('customer_id', '=', customerId);
  await (purposes ? theirs.where('purpose', 'in', purposes) : theirs).execute();
  if (!purposes)
    await tx.q.updateTable('customer').set({ new_email: '' }).where('id', '=', customerId).execute();
}

/** Whether a provider's token comes for the first time: what lies in a browser's history opens nothing. */
export async function spendToken(tx: Tx, token: string, expiresAt: number): Promise<boolean> {
  const row = await tx.q
    .insertInto('spent_token')
    .values({ hash: hashOf(token), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}
