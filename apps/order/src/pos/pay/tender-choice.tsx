import { methodText } from '@servery/domain/payments/methods';
import { type CounterKind, counterKinds, tenderText } from '@servery/domain/payments/tender';
import {
  IconBanknote,
  IconCreditCard,
  IconEllipsis,
  IconGift,
  IconNfc,
  IconWallet,
} from '@servery/ui/foundations/icon-more';
import { BigToggle } from '@servery/ui/staff/tile';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { usePaired, useUnpaired } from '#features/terminal/index.ts';
import { shareOf } from '#pos/pay/keyed-tender.ts';
import { GiftDialog, giftNote } from '#pos/gift/index.ts';
import { BalanceDialog } from '#pos/member/index.ts';
import type { TillTender } from '#pos/pay/use-tender.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { usePinpad } from '#state/pinpad.ts';
import css from './tender-choice.module.css';
import { t } from '#pos/pay/texts.ts';

const ICONS: Readonly<Record<CounterKind, ReactNode>> = {
  cash: <IconBanknote />,
  card: <IconCreditCard />,
  other: <IconEllipsis />,
};
const PEOPLE = [2, 3, 4];

export type TenderChoiceProps = {
  tender: TillTender;
  busy: boolean;
  onPinpad: () => void;
  onSplit: () => void;
};

/** Equal shares of what is left, or each their own products. */
function Shares({ tender, busy, onSplit }: Omit<TenderChoiceProps, 'onPinpad'>) {
  const { share, left } = tender;
  return (
    <fieldset aria-label={t.splitWhatIsLeft} className={css.shares}>
      <p aria-hidden>{t.splitWhatIsLeft}</p>
      {PEOPLE.map((people) => {
        const cents = shareOf(left, people);
        return (
          <BigToggle
            key={people}
            center
            pressed={share === cents}
            aria-label={t.splitBy({ people })}
            title={t.divided({ people })}
            disabled={cents === 0}
            onClick={() => tender.split(cents)}
          />
        );
      })}
      <BigToggle
        center
        pressed={false}
        aria-label={t.splitByItems}
        title={t.items}
        disabled={busy || left === 0}
        onClick={onSplit}
      />
    </fieldset>
  );
}

/** What is paid with. A card on the pinpad is asked for at once; all others wait for an amount. */
export function TenderChoice({ tender, busy, onPinpad, onSplit }: TenderChoiceProps) {
  const paired = usePaired();
  const unpaired = useUnpaired();
  const navigate = useNavigate();
  const pairFirst = () => {
    usePinpad.setState({ wanted: true });
    void navigate({ to: '/eftpos/linkly' });
  };
  const { merchant } = useDeviceVenue();
  const { kind, member, gift } = tender;
  const [finding, setFinding] = useState<'member' | 'gift'>();
  const close = () => setFinding(undefined);
  return (
    <div className={css.choice}>
      <fieldset aria-label={t.paidWith} className={css.kinds}>
        {paired || unpaired ? (
          <BigToggle
            pressed={false}
            icon={<IconNfc />}
            title={methodText('eftpos')}
            note={unpaired ? t.pairFirst : undefined}
            disabled={busy}
            className={css.kind}
            onClick={unpaired ? pairFirst : onPinpad}
          />
        ) : null}
        {counterKinds.map((each) => (
          <BigToggle
            key={each}
            pressed={kind === each}
            icon={ICONS[each]}
            title={tenderText(each)}
            className={css.kind}
            onClick={() => tender.choose(each)}
          />
        ))}
        <BigToggle
          pressed={kind === 'balance'}
          icon={<IconWallet />}
          title={tenderText('balance')}
          note={kind === 'balance' ? member?.name : undefined}
          className={css.kind}
          onClick={() => setFinding('member')}
        />
        <BigToggle
          pressed={kind === 'gift'}
          icon={<IconGift />}
          title={tenderText('gift')}
          note={kind === 'gift' && gift ? giftNote(gift, merchant.locale.currency_sign) : undefined}
          className={css.kind}
          onClick={() => setFinding('gift')}
        />
      </fieldset>
      <BalanceDialog open={finding === 'member'} onClose={close} onChoose={tender.payFrom} />
      <GiftDialog open={finding === 'gift'} onClose={close} onChoose={tender.payByGift} />
      <Shares tender={tender} busy={busy} onSplit={onSplit} />
    </div>
  );
}
