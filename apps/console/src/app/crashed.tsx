import { hasJustLoaded, isPartMissing } from '@servery/domain/messages/missing-part';
import { texts } from '@servery/domain/messages/texts';
import { Button, LinkButton } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { createLink, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { failureOf } from '#api/call.ts';
import css from './crashed.module.css';
import { t } from '#app/texts.ts';

const BackLink = createLink(LinkButton);

/** What no screen has caught: a bug, no answer to the very first question, or a part that an upgrade has replaced. */
export function Crashed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isMissing = isPartMissing(error);
  useEffect(() => {
    if (isMissing && navigator.onLine && !hasJustLoaded(performance.now())) location.reload();
  }, [isMissing]);
  const again = () => {
    // What could not be fetched once is not asked for again by this page.
    if (isMissing) return location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <main className={css.page}>
      <h1 className="visually-hidden">{t.console}</h1>
      <EmptyState title={texts.crashed} action={<Button onClick={again}>{t.tryAgain}</Button>}>
        {failureOf(error)?.message ?? t.crashedNote}
      </EmptyState>
    </main>
  );
}

export function NotFound() {
  return (
    <main className={css.page}>
      <h1 className="visually-hidden">{t.console}</h1>
      <EmptyState title={t.notFound} action={<BackLink to="/">{t.toStart}</BackLink>} />
    </main>
  );
}
