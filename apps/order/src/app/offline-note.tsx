import { texts } from '@servery/domain/messages/texts';
import { TextButton } from '@servery/ui/actions/button';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import css from '#app/offline-note.module.css';
import { PullToRefresh } from '#features/shell/index.ts';
import { checkConnection, useConnection } from '#state/connection.ts';
import { t } from '#app/texts.ts';

/** What did not load while the line was dead is asked for again as soon as it is back. */
function useSecondTry(online: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (online)
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  }, [client, online]);
}

/** A slim bar above the screen, which keeps everything that was typed. Pulled down, it tries the line at once. */
export function OfflineNote() {
  const online = useConnection((connection) => connection.online);
  useSecondTry(online);
  if (online) return null;
  const retry = () => void checkConnection();
  return (
    <div className={css.note}>
      <PullToRefresh onRefresh={retry}>
        <OfflineBar>
          <span>
            {texts.offline} <span className={css.pull}>{texts.pullToRefresh}</span>
          </span>
          <TextButton tone="inherit" className={css.retry} onClick={retry}>
            {t.tryNow}
          </TextButton>
        </OfflineBar>
      </PullToRefresh>
    </div>
  );
}
