import { useState } from 'react';
import { call } from '#api/call.ts';
import { t } from '#features/terminal/texts.ts';
import type { PinpadPayment } from '#state/pinpad.ts';
import { sayInfo } from '#state/toasts.ts';

/** The cancel key of the screen: the pinpad decides whether it is too late. */
export function useCancelPayment({ sessionId, posGuid }: PinpadPayment) {
  const [busy, setBusy] = useState(false);
  const cancel = async (): Promise<void> => {
    setBusy(true);
    const said = await call('Linkly.cancel', { session_id: sessionId, pos_guid: posGuid });
    if (!said.ok || said.value.cancelled === 0) sayInfo(t.tooLate);
    setBusy(false);
  };
  return { busy, label: t.cancelPayment, cancel: () => void cancel() };
}
