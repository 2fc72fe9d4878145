import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/button';
import { EmptyState } from '@servery/ui/empty';
import { useEffect } from 'react';
import { dropSid } from '#api/session-cookie.ts';
import { facts } from '#api/app-facts.ts';
import css from '#app/crash-page.module.css';
import { tellFault } from '#platform/log.ts';

function startOver(): void {
  dropSid();
  localStorage.clear();
  location.reload();
}

const reportLink = (error: unknown): string =>
  `mailto:${facts.brand.words.support_email}?subject=${encodeURIComponent(`Problem with ${facts.brand.name}`)}&body=${encodeURIComponent(`${error instanceof Error ? error.message : 'Unknown'}\n${location.pathname}`)}`;

/** What is shown when a screen breaks: never a blank page. */
export function CrashPage({ error }: { error: unknown }) {
  useEffect(() => tellFault('crash', error), [error]);
  return (
    <main>
      <EmptyState
        title={texts.crashed}
        action={
          <div className={css.actions}>
            <Button onClick={() => location.reload()}>Try again</Button>
            <Button kind="line" onClick={startOver}>
              Logout / Clear Session
            </Button>
            <Button kind="quiet" onClick={() => location.assign(reportLink(error))}>
              Report Problem
            </Button>
          </div>
        }
      >
        Your cart is kept on our side. Try again, and if it goes on, clear the session.
      </EmptyState>
    </main>
  );
}
