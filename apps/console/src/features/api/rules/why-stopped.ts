import type { Webhook } from '@servery/contract/entities/webhook';
import { t } from '#features/api/texts.ts';

/** Why a webhook was stopped by itself, for people. */
export const whyStopped = ({ stopped_status: status }: Webhook): string =>
  status > 0 ? t.stoppedAnswered({ status }) : t.stoppedSilent;
