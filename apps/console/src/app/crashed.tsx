import { texts } from '@servery/domain/messages/texts';
import { Button, LinkButton } from '@servery/ui/button';
import { EmptyState } from '@servery/ui/empty';
import { createLink, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { failureOf } from '#api/call.ts';
import css from './crashed.module.css';

const BackLink = createLink(LinkButton);

/** What no screen has caught: a bug, or no answer to the very first question. */
export function Crashed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <main className={css.page}>
      <h1 className="visually-hidden">Console</h1>
      <EmptyState title={texts.crashed} action={<Button onClick={again}>Try again</Button>}>
        {failureOf(error)?.message ?? 'Try again. If it goes on, reload the page.'}
      </EmptyState>
    </main>
  );
}

export function NotFound() {
  return (
    <main className={css.page}>
      <h1 className="visually-hidden">Console</h1>
      <EmptyState
        title="There is nothing at this address"
        action={<BackLink to="/">Kitchen board</BackLink>}
      />
    </main>
  );
}
