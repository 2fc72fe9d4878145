import { fail, type Failure } from '@servery/domain/failure';
import type { ReadTx, Tx } from '#db/database';
import { mintToken, openToken, takeToken } from '#stores/tokens';

/** Where a member said yes: it counts nowhere else. */
type Till = { sessionId: number; now: number };
type Said = Till & { word: string };

const at = (sessionId: number): string => `till:${sessionId}`;

/** A member's yes to pay from their balance, at one till. */
export const mintBalanceWord = (tx: Tx, customerId: number, { sessionId, now }: Till): Promise<string> =>
  mintToken(tx, { purpose: 'balance_word', customerId, confirms: at(sessionId), now });

/** Whose balance pays; nobody's without their yes. */
export async function memberOfWord(tx: ReadTx, { word, sessionId, now }: Said): Promise<number | undefined> {
  const token = await openToken(tx, word, { purpose: 'balance_word', now });
  return token?.subject === at(sessionId) ? (token.customer_id ?? undefined) : undefined;
}

/** The yes is used up by the payment that it was for. */
export async function takeBalanceWord(
  tx: Tx,
  { word, sessionId, now }: Said,
): Promise<{ ok: true; memberId: number } | Failure<'balance_unconfirmed'>> {
  const token = await takeToken(tx, word, { purposes: ['balance_word'], now });
  return token?.customer_id && token.subject === at(sessionId)
    ? { ok: true, memberId: token.customer_id }
    : fail('balance_unconfirmed');
}
