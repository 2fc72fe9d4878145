import { identityTexts } from '@servery/domain/messages/identity-texts';
import { texts } from '@servery/domain/messages/texts';
import { Button, TextButton } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#api/call.ts';
import css from '#features/account/account.module.css';
import { GoText } from '#shared/links.tsx';
import { price } from '#shared/money.ts';
import { sayFailure, sayGood } from '#state/toasts.ts';
import { useSignIn } from '#state/use-sign-in.ts';
import { t } from '#features/account/texts.ts';

type Props = { balance: string; sign: string };

export function DeleteAccount({ balance, sign }: Props) {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const { leave } = useSignIn();
  const navigate = useNavigate();
  const send = async () => {
    setSent(true);
    const result = await call('CloseAccount', {});
    if (result.ok) {
      // First away from here: to somebody who is not signed in this page says to sign in.
      await navigate({ to: '/', replace: true });
      leave();
      return sayGood(identityTexts.deletionReceived);
    }
    setSent(false);
    return sayFailure(result, texts.tryAgain);
  };
  return (
    <>
      <TextButton tone="bad" className={css.leave} onClick={() => setOpen(true)}>
        {t.deleteAccount}
      </TextButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.deleteYourAccount}
        foot={
          <div className={css.form}>
            <Button kind="line" wide disabled={sent} onClick={() => setOpen(false)}>
              {t.keepMyAccount}
            </Button>
            <Button kind="bad" wide busy={sent} disabled={sent} onClick={() => void send()}>
              {t.deleteAccount}
            </Button>
          </div>
        }
      >
        <div className={css.form}>
          <Text>{t.deleteNote}</Text>
          {Number(balance) > 0 && (
            <Notice
              tone="warn"
              title={t.wouldBeLost({ amount: price(sign, balance) })}
              action={<GoText to="/account/withdraw">{t.withdrawFunds}</GoText>}
            >
              {t.spendFirst}
            </Notice>
          )}
          <Text tone="soft">{t.pastOrdersStay}</Text>
        </div>
      </Dialog>
    </>
  );
}
