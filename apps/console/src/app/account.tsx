import type { ConsoleUser } from '@servery/contract/entities/board';
import { Button, LinkButton } from '@servery/ui/actions/button';
import { IconLock, IconLogOut, IconShieldCheck } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { useSignOut } from '#app/use-sign-out.ts';
import { SetPinDialog } from '#features/till-pin/index.ts';
import css from './account.module.css';
import { t } from '#app/texts.ts';

const GoButton = createLink(LinkButton);

/** For those who sell where the tills ask who it is. */
function OwnPin() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="s" icon={<IconLock />} onClick={() => setOpen(true)}>
        {t.tillPin}
      </Button>
      <SetPinDialog whose={open ? 'own' : undefined} onClose={() => setOpen(false)} />
    </>
  );
}

/** Who is signed in, what is theirs alone, and the way out. */
export function Account({ user, onGo }: { user: ConsoleUser; onGo?: () => void }) {
  const signOut = useSignOut();
  return (
    <section aria-label={t.account} className={css.account}>
      <p>
        <b>{user.name}</b>
        <Text size={13} tone="soft">
          {user.role}
        </Text>
      </p>
      <GoButton to="/security" kind="quiet" size="s" icon={<IconShieldCheck />} onClick={onGo}>
        {t.security}
      </GoButton>
      {user.till_pins === 1 && user.permissions.includes('take_payments') && <OwnPin />}
      <Button kind="quiet" size="s" icon={<IconLogOut />} onClick={() => void signOut()}>
        {t.signOut}
      </Button>
    </section>
  );
}
