import type { Merchant } from '@servery/contract/entities/merchant';
import { isDeliverable } from '@servery/domain/address/draft';
import { texts } from '@servery/domain/messages/texts';
import { Button, TextButton } from '@servery/ui/actions/button';
import { IconShoppingBag } from '@servery/ui/foundations/icon';
import { PillBar } from '@servery/ui/surfaces/topbar';
import { lazy, memo, Suspense } from 'react';
import css from '#features/menu/fulfilment-card.module.css';
import { useDevice } from '#state/device.ts';
import { usePopups } from '#state/popups.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { FulfilmentIcon } from '#shared/fulfilment-icon.tsx';
import { choiceWords } from '#ordering/choice-words.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/menu/texts.ts';

const ASK = t.chooseFulfilment;
const DeliverTo = lazy(async () => ({
  default: (await import('#features/menu/deliver-to.tsx')).DeliverTo,
}));
const WhyNot = lazy(async () => ({ default: (await import('#features/menu/why-not.tsx')).WhyNot }));

function useChosenType(merchant: Merchant) {
  const { choice, type, valid, problem, text, clock } = useFulfilment(merchant);
  const ask = usePopups((popups) => popups.askFulfilment);
  const chosen = valid && choice && type ? { choice, type } : undefined;
  // What was chosen and cannot be had any more says why, instead of being gone.
  const lost = choice && type && problem && { verb: type.verb, problem };
  const address = useDevice((device) => device.address);
  const to = chosen?.type.address_required === 1 &&
    isDeliverable(address) && {
      address: address.delivery_address,
      mins: chosen.choice.asap ? address.delivery_mins || chosen.type.asap_mins : 0,
    };
  return {
    chosen,
    to,
    text,
    lost,
    ask: () => ask(),
    words: chosen && choiceWords(chosen.choice, chosen.type, clock),
  };
}

/** How and when the order is had, at the top of the menu. */
export function FulfilmentCard({ merchant, always }: { merchant: Merchant; always?: boolean }) {
  const { chosen, to, lost, words, ask } = useChosenType(merchant);
  return (
    <div data-always={always || undefined} className={css.card}>
      <span className={css.icon}>
        {chosen ? <FulfilmentIcon code={chosen.choice.code} size="l" /> : <IconShoppingBag size="l" />}
      </span>
      <span className={css.words}>
        <strong>{words?.title ?? texts.chooseFulfilment}</strong>
        <span>
          <Suspense>
            {to ? <DeliverTo {...to} /> : (words?.note ?? (lost ? <WhyNot {...lost} /> : ASK))}
          </Suspense>
        </span>
      </span>
      {chosen ? (
        <TextButton aria-label={common.changeFulfilment} onClick={ask} className={css.change}>
          {common.change}
        </TextButton>
      ) : (
        <Button size="s" aria-label={texts.chooseFulfilment} onClick={ask}>
          {t.choose}
        </Button>
      )}
    </div>
  );
}

/** The same in one line, for when the card has scrolled away and for wide headers. */
export const FulfilmentPill = memo(function FulfilmentPill({
  merchant,
  className,
}: {
  merchant: Merchant;
  className?: string;
}) {
  const { chosen, text, ask } = useChosenType(merchant);
  return (
    <PillBar
      icon={chosen ? <FulfilmentIcon code={chosen.choice.code} /> : <IconShoppingBag />}
      action={
        <TextButton aria-label={chosen ? common.changeFulfilment : texts.chooseFulfilment} onClick={ask}>
          {chosen ? common.change : t.choose}
        </TextButton>
      }
      className={className}
    >
      {chosen ? text : texts.chooseFulfilment}
    </PillBar>
  );
});
