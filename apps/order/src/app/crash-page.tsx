import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { facts } from '#api/app-facts.ts';
import { dropSid } from '#api/session-cookie.ts';
import { sendUnawaited } from '#api/send-unawaited.ts';
import css from '#app/crash-page.module.css';
import { isNotFetched, NotFetched } from '#app/not-fetched.tsx';
import { reportLink } from '#app/report-link.ts';
import { sendFault } from '#platform/log.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#app/texts.ts';

function forgetDevice(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A device that keeps nothing has nothing to forget.
  }
}

/** Not where it broke: the beginning, which works for who is nobody yet. */
function clearSession(start: string): void {
  sendUnawaited('Logout', {});
  dropSid();
  forgetDevice();
  location.assign(start);
}

/** What is shown when a screen breaks: never a blank page. */
export function CrashPage({ error }: { error: unknown }) {
  const offline = isNotFetched(error);
  useEffect(() => {
    if (!offline) sendFault('crash', error);
  }, [error, offline]);
  // Where not even the router could be loaded there is none.
  const start = (useRouter({ warn: false }) as { basepath: string } | undefined)?.basepath ?? '/';
  return (
    <main id="main" className={css.page}>
      <h1 className="visually-hidden">{facts.brand.name}</h1>
      {offline ? <NotFetched /> : <Crashed error={error} start={start} />}
    </main>
  );
}

function Crashed({ error, start }: { error: unknown; start: string }) {
  return (
    <EmptyState
      title={texts.crashed}
      action={
        <div className={css.actions}>
          <Button onClick={() => location.reload()}>{common.tryAgain}</Button>
          <Button kind="line" onClick={() => clearSession(start)}>
            {texts.clearSession}
          </Button>
          <Button kind="quiet" onClick={() => location.assign(reportLink(error, location.pathname))}>
            {texts.reportProblem}
          </Button>
        </div>
      }
    >
      {t.crashedNote}
    </EmptyState>
  );
}
