import type { Member } from '@servery/contract/calls/console/customers';
import { Button } from '@servery/ui/actions/button';
import { Text } from '@servery/ui/foundations/text';
import { useState } from 'react';
import { useCopy, useForget } from '#features/customers/use-customers.ts';
import css from './customers.module.css';
import { t } from '#features/customers/texts.ts';

/** What people may ask of whoever keeps their data. */
export function Privacy({ member, onGone }: { member: Member; onGone: () => void }) {
  const [asking, setAsking] = useState(false);
  const copy = useCopy();
  const forget = useForget(member, onGone);
  return (
    <section aria-label={t.privacy} className={css.part}>
      <h3>{t.privacy}</h3>
      <Text size={13} tone="soft">
        {t.privacyNote}
      </Text>
      <div className={css.buttons}>
        <Button kind="line" size="s" busy={copy.isPending} onClick={() => copy.mutate(member.id)}>
          {t.copy}
        </Button>
        {!asking && (
          <Button kind="bad" size="s" onClick={() => setAsking(true)}>
            {t.forget}
          </Button>
        )}
      </div>
      {asking && (
        <div role="alertdialog" aria-label={t.forgetTitle({ name: member.name })} className={css.ask}>
          <b>{t.forgetTitle({ name: member.name })}</b>
          <Text size={15}>{t.forgetNote}</Text>
          <div className={css.buttons}>
            <Button kind="bad" size="s" busy={forget.isPending} onClick={() => forget.mutate()}>
              {t.forgetYes({ name: member.name })}
            </Button>
            <Button kind="bare" size="s" onClick={() => setAsking(false)}>
              {t.cancel}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
