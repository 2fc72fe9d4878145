import { identityTexts } from '@servery/domain/messages/identity-texts';
import { Notice } from '@servery/ui/feedback/notice';
import { type ReactNode, useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { NewPasswordForm } from '#features/sign-in/new-password-form.tsx';
import { SignInCard } from '#features/sign-in/sign-in-card.tsx';
import { t } from '#features/sign-in/texts.ts';

/** A new password for whom the link was mailed to. */
export function ResetScreen({ token, back }: { token: string; back: ReactNode }) {
  const [done, setDone] = useState(false);
  return (
    <SignInCard title={t.newPassword} lead={t.resetNote}>
      {done ? (
        <Notice tone="good" alert>
          {identityTexts.passwordUpdated}
        </Notice>
      ) : (
        <NewPasswordForm
          label={t.savePassword}
          save={({ password, again }) =>
            callOrThrow('ConsoleReset', { token, new_password: password, confirm_password: again })
          }
          onDone={() => setDone(true)}
        />
      )}
      {back}
    </SignInCard>
  );
}
