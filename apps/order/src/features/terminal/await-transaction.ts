import type { CallOutput } from '@servery/contract/registry';
import { pollAfter, STATUS_TRIES } from '@servery/domain/terminal/rules';
import { terminalTexts } from '@servery/domain/terminal/texts';
import { call } from '#api/call.ts';
import { forgetTransaction, type Transaction } from '#features/terminal/linklytxn.ts';
import { showPinpad, usePinpad } from '#state/pinpad.ts';

type Standing = CallOutput<'Linkly.transaction'>;
export type Ended = { approved: true; orderId: string } | { approved: false; message: string };
/** `patient`: a till waits until it is known or somebody has set the sale aside; others are told that nobody knows. */
export type Waiting = { patient: boolean };

const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/** Somebody serves the next customer, or the guest has walked away: what the pinpad took is found out without this screen. */
const isSetAside = (sessionId: string): boolean => usePinpad.getState().setAside === sessionId;

/** Asks how the payment goes, each second; where our own server does not answer, less and less often. */
export async function awaitTransaction(
  { sessionId, posGuid }: Transaction,
  { patient }: Waiting,
): Promise<Ended> {
  let unheard = 0;
  for (;;) {
    if (isSetAside(sessionId))
      return patient ? { approved: true, orderId: '' } : { approved: false, message: '' };
    const said = await call('Linkly.transaction', { session_id: sessionId, pos_guid: posGuid });
    if (said.ok) {
      unheard = 0;
      const ended = endOf(said.value, patient);
      if (ended) return ended;
    } else if (said.code === 'network' && (patient || unheard < STATUS_TRIES)) {
      const overdue = unheard === STATUS_TRIES ? terminalTexts.transactionStatusFailed : undefined;
      unheard = Math.min(unheard + 1, STATUS_TRIES);
      showPinpad({ step: 'card', tries: unheard, mostTries: STATUS_TRIES, overdue });
    } else {
      return {
        approved: false,
        message: said.code === 'network' ? terminalTexts.transactionStatusFailed : said.message,
      };
    }
    await pause(pollAfter(unheard));
  }
}

/** What is unknown, and an order that this screen has not seen yet, stays remembered: it is asked about again. */
function endOf(
  { state, message, tries, most_tries: mostTries, order_id: orderId, overdue, amount: total }: Standing,
  patient: boolean,
): Ended | undefined {
  const isOverdue = patient && overdue === 1;
  switch (state) {
    case 'running':
      showPinpad({ step: 'card', total, tries, mostTries, overdue: isOverdue ? '' : undefined });
      return undefined;
    case 'approved':
      showPinpad({ step: 'placing', tries: 0 });
      return { approved: true, orderId };
    case 'failed':
      forgetTransaction();
      return { approved: false, message };
    case 'unknown':
      if (!isOverdue) return { approved: false, message };
      showPinpad({ step: 'card', tries, mostTries, overdue: message });
      return undefined;
  }
}
