import { useEffect, useEffectEvent } from 'react';
import { usePinpad } from '#state/pinpad.ts';

/** The pinpad had to be paired before it could be paid on: the payment begins by itself after that. */
export function useResumedPayment(ready: boolean, pay: () => void): void {
  const resumes = usePinpad((pinpad) => pinpad.resumes);
  const goOn = useEffectEvent(pay);
  useEffect(() => {
    if (!ready || !resumes) return;
    usePinpad.setState({ resumes: false });
    goOn();
  }, [ready, resumes]);
}
