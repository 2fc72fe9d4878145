import { isInDoubt } from '@servery/domain/payments/attempt';
import { paymentFlow } from '@servery/domain/payments/methods';
import { z } from 'zod';
import type { ServerParts } from '#server-parts';
import { capture, giveBack, release } from '#jobs/payment-end';
import { findOut } from '#jobs/payment-find';
import { findOutRedirected, lateMoney } from '#jobs/payment-redirected';
import { findOutAtTerminal } from '#jobs/payment-terminal';
import { findAttempt } from '#stores/payments';

const payload = z.object({ attempt_id: z.string() });

/** Who is asked what became of a payment, by how its method brings the money. */
const FINDERS = { redirect: findOutRedirected, terminal: findOutAtTerminal } as const;
const finderOf = (method: string) => {
  const flow = paymentFlow(method);
  return flow === 'redirect' || flow === 'terminal' ? FINDERS[flow] : findOut;
};

/** Brings one payment a step further, wherever it stands. Run twice it does nothing twice: each step is a move that happens once. */
export async function advancePayment(job: unknown, parts: ServerParts): Promise<void> {
  const { attempt_id: id } = payload.parse(job);
  const attempt = await parts.db.read((tx) => findAttempt(tx, id));
  if (!attempt) return;
  const redirected = paymentFlow(attempt.method) === 'redirect';
  if (isInDoubt(attempt.state) || attempt.state === 'waiting') await finderOf(attempt.method)(attempt, parts);
  else if (attempt.state === 'failed' && redirected) await lateMoney(attempt, parts);
  else if (attempt.state === 'placed') await capture(attempt, parts);
  else if (attempt.state === 'voiding') await release(attempt, parts);
  else if (attempt.state === 'refunding') await giveBack(attempt, parts);
}
