import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { useEffect } from 'react';
import { checkConnection, useConnection } from '#state/connection.ts';
import { t } from '#app/texts.ts';

/** What browsers say of a part of the page that could not be fetched. */
const NOT_FETCHED =
  /dynamically imported module|importing a module script|error loading dynamically|unable to preload/i;

/** A part of the page is missing because there is no line, not because anything is broken. */
export const isNotFetched = (error: unknown): boolean =>
  error instanceof Error && NOT_FETCHED.test(error.message) && !(navigator.onLine && hasJustLoaded());

const LOADED_MS = 10_000;
/** A page that has only just been loaded does not get better by being loaded again. */
const hasJustLoaded = (): boolean => performance.now() < LOADED_MS;

const EVERY_MS = 5000;

/** Goes on by itself once the line is back. */
export function NotFetched() {
  const online = useConnection((connection) => connection.online);
  useEffect(() => {
    useConnection.setState({ online: false });
    const look = () => void checkConnection();
    const timer = setInterval(look, EVERY_MS);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, []);
  useEffect(() => {
    const wait = online ? setTimeout(() => location.reload()) : undefined;
    return () => clearTimeout(wait);
  }, [online]);
  return (
    <EmptyState
      title={t.youreOffline}
      action={<Button onClick={() => void checkConnection()}>{t.tryNow}</Button>}
    >
      {texts.offline}
    </EmptyState>
  );
}
