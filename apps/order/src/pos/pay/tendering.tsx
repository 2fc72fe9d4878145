import { rich } from '@servery/ui/foundations/rich';
import { actorOf, roleLabel } from '@servery/domain/checkout/people';
import { formatCents } from '@servery/domain/money';
import { roundCash, tenderText } from '@servery/domain/payments/tender';
import { Button } from '@servery/ui/actions/button';
import { Figure } from '@servery/ui/surfaces/card';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { Numpad } from '@servery/ui/inputs/numpad';
import { Display, Kbd } from '@servery/ui/foundations/text';
import { BigToggle } from '@servery/ui/staff/tile';
import { StoreLine } from '#features/checkout/index.ts';
import { quickAmounts, quickParts, typedCents } from '#pos/pay/change.ts';
import { type BarPart, SplitBar } from '#pos/pay/split-bar.tsx';
import { TenderChoice } from '#pos/pay/tender-choice.tsx';
import type { TillTender } from '#pos/pay/use-tender.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './tendering.module.css';
import { price } from '#shared/money.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#pos/pay/texts.ts';

export type TenderingProps = {
  tender: TillTender;
  /** What was paid before. */
  taken: readonly BarPart[];
  busy: boolean;
  onPinpad: () => void;
  /** Each pays their own products. */
  onSplit: () => void;
  back: { label: string; go: () => void };
};

function Head({ back }: Pick<TenderingProps, 'back'>) {
  const { customer, merchant } = useDeviceVenue();
  return (
    <header className={css.head}>
      <Button kind="bare" size="s" icon={<IconArrowLeft />} end={<Kbd>Esc</Kbd>} onClick={back.go}>
        {back.label}
      </Button>
      <p className={css.who}>
        <span>
          {roleLabel(actorOf(customer))} · {customer.name}
        </span>
        <StoreLine merchant={merchant} className={css.store} />
      </p>
    </header>
  );
}

/** What is handed over, on the keypad or with one of the usual amounts. */
function Keys({ tender, money }: { tender: TillTender; money: (cents: number) => string }) {
  const { kind, digits, setDigits, share, left } = tender;
  const quick = kind === 'cash' ? quickAmounts(roundCash(share ?? left)) : quickParts(left);
  return (
    <>
      <Numpad
        label={kind === 'cash' ? t.cashReceived : t.amount}
        value={digits}
        onChange={setDigits}
        extra="00"
        maxDigits={7}
        decimals={0}
      />
      <div className={css.quick}>
        {quick.map((amount) => (
          <BigToggle
            key={amount}
            center
            size="l"
            pressed={digits !== '' && typedCents(digits) === amount}
            title={money(amount)}
            onClick={() => setDigits(String(amount))}
          />
        ))}
      </div>
    </>
  );
}

function barParts({ tender, taken }: Pick<TenderingProps, 'tender' | 'taken'>): BarPart[] {
  const { ready, left, kind } = tender;
  const now = ready && kind === 'cash' ? ready.part.cents : 0;
  return [
    ...taken,
    { id: 'now', cents: now, label: tenderText(kind), is: 'now' },
    { id: 'open', cents: left - now, label: t.leftOver, is: 'open' },
  ];
}

/** Money in: what is left, what it is paid with, how much, and what goes back. */
export function Tendering({ tender, taken, busy, onPinpad, onSplit, back }: TenderingProps) {
  const { merchant } = useDeviceVenue();
  const { amounts, kind } = tender;
  const money = (cents: number) => price(merchant.locale.currency_sign, formatCents(cents));
  return (
    <main className={css.tendering}>
      <Head back={back} />
      <div className={css.due}>
        <h1 className={css.left}>
          {t.leftToPay}
          <Display as="output" size="figure" className={css.figure}>
            {money(amounts.left)}
          </Display>
          {amounts.rounding === 0 ? null : (
            <small className={css.rounding}>{t.rounding({ amount: money(amounts.rounding) })}</small>
          )}
        </h1>
        <SplitBar parts={barParts({ tender, taken })} money={money} />
      </div>
      <div className={css.amounts}>
        <Figure
          label={kind === 'cash' ? t.cashReceived : t.amount}
          value={money(amounts.received)}
          tone="accent"
        />
        <Figure
          label={common.change}
          value={money(amounts.change)}
          tone={amounts.change > 0 ? 'highlight' : 'line'}
        />
      </div>
      <div data-enter className={css.body}>
        <TenderChoice tender={tender} busy={busy} onPinpad={onPinpad} onSplit={onSplit} />
        <Keys tender={tender} money={money} />
      </div>
      <p className={css.help}>
        {rich(t.keysHelp.parts({ zero: <Kbd>0</Kbd>, nine: <Kbd>9</Kbd>, enter: <Kbd>Enter</Kbd> }))}
      </p>
    </main>
  );
}
