import type { CallOutput } from '@servery/contract/registry';
import { pollAfter, STATUS_TRIES } from '@servery/domain/terminal/rules';
import { terminalTexts } from '@servery/domain/terminal/texts';
import { call } from '#api/call.ts';
import { forgetTransaction, type Transaction } from '#features/terminal/linklytxn.ts';
import { showPinpad } from '#state/pinpad.ts';

type Standing = CallOutput<'Linkly.transaction'>;
export type Ended = { approved: true; orderId: string } | { approved: false; message: string };

const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/** Asks how the payment goes, each second; where our own server does not answer, less and less often. */
export async function awaitTransaction({ sessionId, posGuid }: Transaction): Promise<Ended> {
  let unheard = 0;
  for (;;) {
    const said = await call('Linkly.transaction', { session_id: sessionId, pos_guid: posGuid });
    if (said.ok) {
      unheard = 0;
      const ended = endOf(said.value);
      if (ended) return ended;
    } else if (said.code === 'network' && unheard < STATUS_TRIES) {
      unheard += 1;
      showPinpad({ step: 'card', tries: unheard, mostTries: STATUS_TRIES });
    } else {
      return {
        approved: false,
        message: said.code === 'network' ? terminalTexts.transactionStatusFailed : said.message,
      };
    }
    await pause(pollAfter(unheard));
  }
}

/** What is unknown stays remembered: it is asked about again at the next checkout. */
function endOf({
  state,
  message,
  tries,
  most_tries: mostTries,
  order_id: orderId,
}: Standing): Ended | undefined {
  switch (state) {
    case 'running':
      showPinpad({ step: 'card', tries, mostTries });
      return undefined;
    case 'approved':
      forgetTransaction();
      showPinpad({ step: 'placing', tries: 0 });
      return { approved: true, orderId };
    case 'failed':
      forgetTransaction();
      return { approved: false, message };
    case 'unknown':
      return { approved: false, message };
  }
}
