import { useEffect, useState } from 'react';
import type { CallFailure } from '@servery/contract/client/wire';
import { call } from '#api/call.ts';
import { type Submission, validationFields } from '#ordering/use-submit-order.ts';

type Asked = ReturnType<typeof validationFields>;
const WAIT_MS = 400;
type Refused = { asked: string; failure: CallFailure<'ValidateOrderAsync'> };

/**
 * Asks the server quietly whether the order could be placed, each time that it changes: a wallet's sheet opens on the
 * tap itself, and there is no time to ask then. Answers why it could not, as far as that is known.
 */
export function useQuietCheck(submission: Submission | undefined): Refused['failure'] | undefined {
  const [refused, setRefused] = useState<Refused>();
  const asked = submission ? JSON.stringify(validationFields(submission)) : '';
  useEffect(() => {
    if (asked === '') return undefined;
    let gone = false;
    const ask = async () => {
      const answer = await call('ValidateOrderAsync', JSON.parse(asked) as Asked);
      if (!gone) setRefused(answer.ok || answer.code === 'network' ? undefined : { asked, failure: answer });
    };
    const timer = setTimeout(() => void ask(), WAIT_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return refused?.asked === asked ? refused.failure : undefined;
}
