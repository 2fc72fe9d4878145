import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { formatCents } from '@servery/domain/money';
import { casesOf } from '#actions/console/payments/open-cases';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';
import { addBalanceFlow } from '#stores/balance-flows';
import { endHold } from '#stores/ledger';
import { endPayout } from '#stores/payouts';

/** What was on hold has gone to the customer, or can be spent again; either way they are told. */
export const consolePayout = writeAction(
  'ConsoleCases.payout',
  ['payments'],
  async (tx, input, { caller, payments }) => {
    const user = teamMember(caller);
    const { now } = caller;
    const ended = await endPayout(tx, {
      id: input.payout_id,
      brandCode: user.brandCode,
      state: input.outcome,
      who: user.name,
      now,
    });
    if (!ended) return fail('no_case');
    const { customer_id, cents } = ended;
    await endHold(tx, { customerId: customer_id, cents, outcome: input.outcome, now });
    if (input.outcome === 'paid')
      await addBalanceFlow(
        tx,
        { id: ended.id, venueId: user.venueId, now },
        { kind: 'payout', cents: -cents },
      );
    const notice = { template: 'payout-ended' as const, customer_id, cents, outcome: input.outcome };
    await sendNotice(tx, { notice, to: `customer:${customer_id}` }, caller);
    const details = { cents: formatCents(cents) };
    await note(tx, caller, { action: `payout.${input.outcome}`, subject: ended.id, details });
    return answer(await casesOf(tx, user, payments));
  },
);
