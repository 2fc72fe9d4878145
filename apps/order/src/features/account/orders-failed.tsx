import { networkError } from '@servery/domain/messages/texts';
import { LoadFailed } from '#features/shell/index.ts';
import { t } from '#features/account/texts.ts';

export function OrdersFailed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <LoadFailed
      error={error}
      title={t.yourOrdersDidntLoad}
      whenNoAnswer={networkError('GA1')}
      retry={retry}
    />
  );
}
