import { networkError, toastMs } from '@servery/domain/messages/texts';
import { CallFailed } from '#api/call.ts';
import { sayFailure } from '#state/toasts.ts';

/** Why there is no menu. */
export function sayNotLoaded(error: Error): void {
  if (error instanceof CallFailed)
    sayFailure(error.failure, networkError('ME1'), { ms: toastMs.merchantError });
}
