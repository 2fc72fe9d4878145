import type { Merchant } from '@servery/contract/entities/merchant';
import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { type ReactNode, useEffect } from 'react';
import { FulfilmentHost } from '#features/fulfilment/index.ts';
import { Screen, ScreenTitle } from '#features/shell/index.ts';
import { usePopups } from '#state/popups.ts';
import { t } from '#features/checkout/texts.ts';

/** There is something in the cart and nobody has said how it is had: an order that was repeated, or a link to here. */
export function AskFulfilment({ merchant, header }: { merchant: Merchant; header: ReactNode }) {
  const askFulfilment = usePopups((popups) => popups.askFulfilment);
  useEffect(() => askFulfilment(), [askFulfilment]);
  return (
    <Screen width="wide" header={header}>
      <ScreenTitle>{t.checkout}</ScreenTitle>
      <EmptyState
        title={t.howWouldYouLike}
        action={<Button onClick={() => askFulfilment()}>{texts.chooseFulfilment}</Button>}
      >
        {t.keptNote}
      </EmptyState>
      <FulfilmentHost merchant={merchant} optional />
    </Screen>
  );
}
