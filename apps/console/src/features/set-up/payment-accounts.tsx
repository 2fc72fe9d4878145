import type { SetUp } from '@servery/contract/entities/set-up';
import { Notice } from '@servery/ui/feedback/notice';
import { t } from '#features/set-up/texts.ts';

/** Where a venue's own accounts at payment providers are connected; until they can be, it says where that is done. */
export function PaymentAccounts({ methods }: Pick<SetUp, 'methods'>) {
  return methods.every(({ ready }) => ready === 1) ? null : <Notice tone="info">{t.accountsNote}</Notice>;
}
