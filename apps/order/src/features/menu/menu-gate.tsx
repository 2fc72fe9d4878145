import type { Merchant } from '@servery/contract/entities/merchant';
import { chooseType } from '@servery/domain/fulfilment/choice';
import type { LoadStage } from '@servery/domain/menu/load-stage';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { EmptyState } from '@servery/ui/feedback/empty';
import { useEffect, useEffectEvent } from 'react';
import { facts } from '#api/app-facts.ts';
import { FulfilmentHost } from '#features/fulfilment/index.ts';
import { useLinkArrival } from '#features/links/index.ts';
import { ClosedCard } from '#features/menu/closed-card.tsx';
import css from '#features/menu/menu-page.module.css';
import { MenuSkeleton } from '#features/menu/menu-skeleton.tsx';
import { MerchantCard } from '#features/menu/venue-card.tsx';
import { FulfilmentCard } from '#features/menu/fulfilment-card.tsx';
import { usePopups } from '#state/popups.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';

type Props = { merchant: Merchant; stage: LoadStage; hasMenu: boolean; onReady: () => void };

/** A venue whose menu has not been loaded: how the order is had comes first. */
export function MenuGate({ merchant, stage, hasMenu, onReady }: Props) {
  const { valid, setFulfilment } = useFulfilment(merchant);
  const { askFulfilment: ask, fulfilment: asking } = usePopups();
  useLinkArrival(merchant, () => ask());
  const begin = useEffectEvent(() => {
    if (stage.kind === 'only') setFulfilment(chooseType(undefined, stage.type));
    if (stage.kind === 'ask' && !valid) ask();
  });
  useEffect(() => {
    if (stage.kind) begin();
  }, [stage.kind]);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (stage.kind === 'only' || (valid && !asking)) ready();
  }, [valid, asking, stage.kind]);
  const pictures = !facts.brand.flags.hide_pictures;
  return (
    <div className={css.gate}>
      <MerchantCard merchant={merchant} pictures={pictures} />
      {stage.kind === 'closed' ? (
        <ClosedCard merchant={merchant} />
      ) : (
        <FulfilmentCard merchant={merchant} always />
      )}
      {valid && hasMenu && <EmptyState title={laterTexts.productsNotAvailable} />}
      {/* The menu comes as soon as somebody has chosen, and the question is on its way itself. */}
      {(valid || asking) && !hasMenu && <MenuSkeleton />}
      <FulfilmentHost merchant={merchant} />
    </div>
  );
}
