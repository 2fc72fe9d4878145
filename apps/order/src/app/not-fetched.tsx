import { hasJustLoaded, isPartMissing } from '@servery/domain/messages/missing-part';
import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { useEffect } from 'react';
import { checkConnection, useConnection } from '#state/connection.ts';
import { t } from '#app/texts.ts';

/** A part of the page is missing because there is no line, not because anything is broken. */
export const isNotFetched = (error: unknown): boolean =>
  isPartMissing(error) && !(navigator.onLine && hasJustLoaded(performance.now()));

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
