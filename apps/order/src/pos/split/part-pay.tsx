import type { TillGift } from '@servery/contract/calls/customer/till-gift';
import { type Cents, parseCents } from '@servery/domain/money';
import { methodText } from '@servery/domain/payments/methods';
import { splitTender } from '@servery/domain/payments/split';
import { counterKinds, roundCash, type TenderKind, tenderText } from '@servery/domain/payments/tender';
import { Button } from '@servery/ui/actions/button';
import { Notice } from '@servery/ui/feedback/notice';
import {
  IconBanknote,
  IconCreditCard,
  IconEllipsis,
  IconGift,
  IconNfc,
  IconWallet,
} from '@servery/ui/foundations/icon-more';
import { Display, Kbd } from '@servery/ui/foundations/text';
import { Numpad } from '@servery/ui/inputs/numpad';
import { BigToggle } from '@servery/ui/staff/tile';
import { Figure } from '@servery/ui/surfaces/card';
import { useState } from 'react';
import { usePaired } from '#features/terminal/index.ts';
import { GiftDialog } from '#pos/gift/index.ts';
import { BalanceDialog, type PayingMember } from '#pos/member/index.ts';
import { typedCents } from '#pos/pay/index.ts';
import { TicketFrame } from '#pos/ticket/index.ts';
import { useHotkey } from '#shared/use-hotkey.ts';
import css from './part-pay.module.css';
import { t } from '#pos/split/texts.ts';

export type SplitPayment = NonNullable<ReturnType<typeof splitTender>> & {
  balanceWord?: string | undefined;
  giftId?: string | undefined;
};
export type PartPayProps = {
  name: string;
  /** What is left of the order, and of that the part in hand. */
  left: Cents;
  due: Cents;
  total: Cents;
  change: Cents;
  busy: boolean;
  money: (cents: Cents) => string;
  onTake: (payment: SplitPayment) => void;
};

const QUICK: readonly Cents[] = [500, 1000, 2000, 5000];

type KeypadProps = {
  due: Cents;
  /** What goes back of what is typed, in cash. */
  back: Cents;
  digits: string;
  onDigits: (digits: string) => void;
  money: (cents: Cents) => string;
};

function Keypad({ due, back, digits, onDigits, money }: KeypadProps) {
  const typed = typedCents(digits);
  const quick = QUICK.filter((amount) => amount < due).slice(-2);
  return (
    <div data-enter className={css.body}>
      <Figure label={t.amount} value={money(typed || due)} tone="accent" />
      {back > 0 ? <Figure label={t.change} value={money(back)} tone="highlight" /> : null}
      <div className={css.quick}>
        {quick.map((amount) => (
          <BigToggle
            key={amount}
            center
            pressed={typed === amount}
            title={money(amount)}
            onClick={() => onDigits(String(amount))}
          />
        ))}
        <BigToggle
          center
          pressed={typed === 0 || typed === due || typed === roundCash(due)}
          title={t.allOfIt}
          onClick={() => onDigits('')}
        />
      </div>
      <Numpad
        label={t.keypad}
        value={digits}
        onChange={onDigits}
        extra="00"
        maxDigits={7}
        decimals={0}
        className={css.pad}
      />
    </div>
  );
}

type KindsProps = {
  paired: boolean;
  busy: boolean;
  member: PayingMember | undefined;
  gift: TillGift | undefined;
  of: (kind: TenderKind) => object | undefined;
  onTake: (kind: TenderKind) => void;
  onFind: (purse: Purse) => void;
};
type Purse = 'balance' | 'gift';
const ICONS = { cash: <IconBanknote />, card: <IconCreditCard />, other: <IconEllipsis /> };

function Kinds({ paired, busy, member, gift, of, onTake, onFind }: KindsProps) {
  return (
    <div className={css.kinds}>
      {counterKinds
        .filter((kind) => kind !== 'card' || paired)
        .map((kind) => (
          <Button
            key={kind}
            kind="quiet"
            shape="block"
            icon={ICONS[kind]}
            disabled={busy || of(kind) === undefined}
            onClick={() => onTake(kind)}
          >
            {tenderText(kind)}
          </Button>
        ))}
      <Button
        kind={member ? 'soft' : 'quiet'}
        shape="block"
        icon={<IconWallet />}
        disabled={busy}
        onClick={() => (member ? onTake('balance') : onFind('balance'))}
      >
        {member ? member.name : tenderText('balance')}
      </Button>
      <Button
        kind={gift ? 'soft' : 'quiet'}
        shape="block"
        icon={<IconGift />}
        disabled={busy}
        onClick={() => (gift ? onTake('gift') : onFind('gift'))}
      >
        {gift ? t.giftEnding({ ending: gift.ending }) : tenderText('gift')}
      </Button>
    </div>
  );
}

const Head = ({ name, text }: { name: string; text: string }) => (
  <p className={css.head}>
    <Display as="span" size={20}>
      {name}
    </Display>
    <span>{text}</span>
  </p>
);

/** The member and the voucher that were found to pay with. */
function usePurses() {
  const [member, setMember] = useState<PayingMember>();
  const [gift, setGift] = useState<TillGift>();
  const [finding, setFinding] = useState<Purse>();
  const close = () => setFinding(undefined);
  const held: Partial<Record<TenderKind, { balance: string }>> = { balance: member, gift };
  return {
    member,
    gift,
    find: setFinding,
    mostOf: (kind: TenderKind) => parseCents(held[kind]?.balance ?? ''),
    namedFor: (kind: TenderKind) => ({
      balanceWord: kind === 'balance' ? member?.word : undefined,
      giftId: kind === 'gift' ? gift?.id : undefined,
    }),
    dialogs: (
      <>
        <BalanceDialog open={finding === 'balance'} onClose={close} onChoose={setMember} />
        <GiftDialog open={finding === 'gift'} onClose={close} onChoose={setGift} />
      </>
    ),
  };
}

/** The keypad for one of the parts: an amount of it, or all. */
export function PartPay({ name, left, due, total, change, busy, money, onTake }: PartPayProps) {
  const [digits, setDigits] = useState('');
  const purses = usePurses();
  const paired = usePaired();
  const typed = typedCents(digits);
  const of = (kind: TenderKind) => splitTender(left, { kind, due, typed, most: purses.mostOf(kind) });
  const take = (kind: TenderKind): void => {
    const made = busy ? undefined : of(kind);
    if (made) onTake({ ...made, ...purses.namedFor(kind) });
  };
  const main: TenderKind = paired ? 'eftpos' : 'card';
  useHotkey('F9', () => take(main));
  useHotkey('Enter', () => take('cash'));
  return (
    <TicketFrame
      head={<Head name={name} text={t.ofPart({ left: money(due), total: money(total) })} />}
      foot={
        <>
          {change > 0 ? <Notice tone="highlight">{t.giveChange({ amount: money(change) })}</Notice> : null}
          <Button
            size="l"
            shape="block"
            wide
            busy={busy}
            icon={paired ? <IconNfc /> : <IconCreditCard />}
            detail={money(of(main)?.part.cents ?? due)}
            end={<Kbd>F9</Kbd>}
            className={css.main}
            disabled={busy || due === 0 || of(main) === undefined}
            onClick={() => take(main)}
          >
            {paired ? methodText('eftpos') : tenderText('card')}
          </Button>
          <Kinds
            paired={paired}
            of={of}
            busy={busy || due === 0}
            member={purses.member}
            gift={purses.gift}
            onTake={take}
            onFind={purses.find}
          />
          {purses.dialogs}
        </>
      }
    >
      <Keypad
        due={due}
        back={of('cash')?.part.change ?? 0}
        digits={digits}
        onDigits={setDigits}
        money={money}
      />
    </TicketFrame>
  );
}
