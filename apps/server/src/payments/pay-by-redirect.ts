import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { methodText } from '@servery/domain/payments/methods';
import type { Database } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import type { Charge } from '#payments/charge';
import type { Payments } from '#payments/payments';
import { markSilent, PENDING } from '#payments/mark-silent';
import type { RedirectPort } from '#providers/redirect-port';
import { addPaymentJob } from '#stores/jobs';
import { type AttemptRecord, moveAttempt } from '#stores/payments';

const unreachable = (method: string) =>
  fail('payment_unavailable', {
    text:
      method === 'PP'
        ? checkoutTexts.payPalFailed
        : checkoutTexts.unreachable({ method: methodText(method) }),
  });

/** How long after the start the provider is asked whether the customer has paid, if nobody tells us. */
const FIRST_LOOK_MS = 60_000;

type BeginProblem = Failure<'payment_unknown' | 'payment_declined' | 'payment_unavailable'>;
type TakeProblem = BeginProblem | Failure<'payment_waiting' | 'payment_pending'>;

async function begin<Done>(
  db: Database,
  charge: Charge<Done>,
  port: RedirectPort,
): Promise<Done | BeginProblem> {
  const { attempt, now, pages } = charge;
  const said = await port.begin({ id: attempt.id, cents: attempt.amount, ...pages });
  if (said.is === 'redirect') {
    const waiting = await db.write(async (tx) => {
      const moved = await moveAttempt(tx, attempt.id, {
        event: 'redirected',
        now,
        set: { reference: said.reference, redirect: said.url },
      });
      if (moved) await addPaymentJob(tx, attempt.id, now + FIRST_LOOK_MS);
      return moved;
    });
    return waiting ? charge.leave(waiting) : fail('payment_unknown');
  }
  // Nobody can have paid for what nobody was shown: an order that PayPal made without telling us is never captured.
  const event = said.is === 'declined' ? 'declined' : 'absent';
  await db.write((tx) => moveAttempt(tx, attempt.id, { event, now, detail: said.why }));
  return said.is === 'declined' ? fail('payment_declined') : unreachable(attempt.method);
}

/** The customer pays at the provider's own pages. Asked twice for the same thing, the way there is the same. */
export async function payByRedirect<Done>(db: Database, charge: Charge<Done>): Promise<Done | BeginProblem> {
  const { attempt, ports } = charge;
  const port = ports.redirect[attempt.method];
  if (!port) return unreachable(attempt.method);
  return attempt.state === 'waiting' ? charge.leave(attempt) : begin(db, charge, port);
}

const isWrong = (db: Database, attempt: AttemptRecord, at: { reference: string; now: number }) =>
  db.write((tx) =>
    moveAttempt(tx, attempt.id, {
      event: 'stuck',
      now: at.now,
      set: { problem: 'amount_differs', capture_reference: at.reference },
    }),
  );

/** Back from there: the money is taken, if it is true that the customer has agreed, and what it is for is settled. */
export async function takeRedirected<Done>(db: Database, charge: Charge<Done>): Promise<Done | TakeProblem> {
  const { attempt, now, ports } = charge;
  const port = ports.redirect[attempt.method];
  if (!port) return unreachable(attempt.method);
  const said = await port.take({ id: attempt.id, reference: attempt.reference });
  switch (said.is) {
    case 'taken': {
      const { reference } = attempt;
      const taken = { reference, captureReference: said.reference, card: undefined };
      if (said.cents === attempt.amount) return charge.settle({ attempt, event: 'paid', ...taken });
      await isWrong(db, attempt, { reference: said.reference, now });
      return fail('payment_unknown');
    }
    case 'waiting':
    case 'part':
      await db.write((tx) => moveAttempt(tx, attempt.id, { event: 'redirected', now, detail: said.why }));
      return fail('payment_waiting', { method: methodText(attempt.method) });
    case 'pending':
      await markSilent(db, attempt, { why: PENDING, now });
      return fail('payment_pending', { method: methodText(attempt.method) });
    case 'over':
      // Not declined for good: coins that come all the same have to go back.
      await db.write((tx) => moveAttempt(tx, attempt.id, { event: 'absent', now, detail: said.why }));
      return fail('payment_declined');
    case 'silent':
      await markSilent(db, attempt, { why: said.why, now });
      return fail('payment_unknown');
  }
}

/** Another way was chosen: what was begun at the provider is closed there, as far as it can be. */
export async function giveUpAt(db: Database, payments: Payments, given: AttemptRecord): Promise<void> {
  const ports = await db.read((tx) => payments.of(tx, given));
  await ports.redirect[given.method]?.giveUp(given.reference);
}
