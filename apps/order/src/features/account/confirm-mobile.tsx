import type { Customer } from '@servery/contract/entities/customer';
import { identityTexts } from '@servery/domain/messages/identity-texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { TextButton } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { sayFailure, sayGood } from '#state/toasts.ts';
import { t } from '#features/account/texts.ts';

/** A mobile signs its owner in once a text to it has been opened. */
export function ConfirmMobile({ customer }: { customer: Customer }) {
  const [busy, setBusy] = useState(false);
  if (customer.has_mobile === 0 || customer.is_mobile_verified === 1) return null;
  const send = async () => {
    setBusy(true);
    const result = await call('VerifyMobile', {});
    setBusy(false);
    if (result.ok) sayGood(identityTexts.checkPhone);
    else sayFailure(result, laterTexts.wentWrong);
  };
  return (
    <Notice
      action={
        <TextButton type="button" disabled={busy} onClick={() => void send()}>
          {t.textMeALink}
        </TextButton>
      }
    >
      {identityTexts.confirmMobile}
    </Notice>
  );
}
