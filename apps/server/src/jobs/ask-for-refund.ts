import type { ServerParts } from '#server-parts';
import { portOf } from '#payments/ports';
import type { RefundWish, StepAnswer } from '#providers/card/port';
import { askedSince, type Asking, claimTurn, comeBack } from '#stores/money-back';

/** How long somebody else may be asking already before it is clear that nobody heard the answer. */
const ASKING_MS = 120_000;

/** not_mine: somebody else asks, or has asked. unheard: somebody has asked, and nobody knows the answer. */
export type RefundAnswer = StepAnswer | { is: 'not_mine' } | { is: 'unheard' };

/** A provider that cannot tell a repeat from a second refund is asked once; if nobody knows the answer, a person asks. */
const whoseTurn = (asking: Asking, parts: ServerParts): Promise<'mine' | 'not_mine' | 'unheard'> =>
  parts.db.write(async (tx) => {
    const now = parts.clock();
    if (await claimTurn(tx, asking, now)) return 'mine';
    const since = await askedSince(tx, asking);
    if (since === undefined) return 'not_mine';
    if (now - since > ASKING_MS) return 'unheard';
    await comeBack(tx, asking, now + ASKING_MS);
    return 'not_mine';
  });

/** Asks the provider to give money back, never twice where it would count as two. */
export async function askForRefund(
  asking: Asking,
  parts: ServerParts,
  of: { method: string; account_id: string | null; wish: RefundWish },
): Promise<RefundAnswer> {
  const port = portOf(await parts.db.read((tx) => parts.payments.of(tx, of)), of.method);
  if (!port) return { is: 'silent', why: 'no provider is configured' };
  const turn = port.knowsRepeats ? 'mine' : await whoseTurn(asking, parts);
  return turn === 'mine' ? port.refund(of.wish) : { is: turn };
}
