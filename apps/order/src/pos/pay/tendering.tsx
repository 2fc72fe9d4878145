import { rich } from '@servery/ui/foundations/rich';
import { actorOf, roleLabel } from '@servery/domain/checkout/people';
import { formatCents } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { Figure } from '@servery/ui/surfaces/card';
import { IconArrowLeft, IconBanknote } from '@servery/ui/foundations/icon';
import { Numpad } from '@servery/ui/inputs/numpad';
import { Display, Kbd } from '@servery/ui/foundations/text';
import { BigToggle } from '@servery/ui/staff/tile';
import { storeText } from '#features/checkout/index.ts';
import { quickAmounts, typedCents } from '#pos/pay/change.ts';
import { SplitBar } from '#pos/pay/split-bar.tsx';
import type { TakePayment } from '#pos/pay/use-take-payment.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './tendering.module.css';
import { price } from '#shared/money.ts';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/pay/texts.ts';

export type TenderingProps = { payment: TakePayment; onBack: () => void };

function Head({ onBack }: { onBack: () => void }) {
  const { customer, merchant } = useDeviceVenue();
  return (
    <header className={css.head}>
      <Button kind="bare" size="s" icon={<IconArrowLeft />} end={<Kbd>Esc</Kbd>} onClick={onBack}>
        {t.backToOrder}
      </Button>
      <p className={css.who}>
        <span>
          {roleLabel(actorOf(customer))} · {customer.name}
        </span>
        <span className={css.store}>{storeText(merchant)}</span>
      </p>
    </header>
  );
}

/** What was handed over, on the keypad or with one of the usual amounts. */
function Till({ payment }: { payment: TakePayment }) {
  const { merchant } = useDeviceVenue();
  const { total, digits, setDigits } = payment;
  const sign = merchant.locale.currency_sign;
  return (
    <div data-enter className={css.body}>
      <div className={css.methods}>
        <BigToggle
          pressed
          icon={<IconBanknote />}
          title={more.payInStore}
          note={t.cash}
          className={css.method}
        />
        <p className={css.help}>
          {rich(t.keysHelp.parts({ zero: <Kbd>0</Kbd>, nine: <Kbd>9</Kbd>, enter: <Kbd>Enter</Kbd> }))}
        </p>
      </div>
      <Numpad
        label={t.cashReceived}
        value={digits}
        onChange={setDigits}
        extra="00"
        maxDigits={7}
        decimals={0}
      />
      <div className={css.quick}>
        {quickAmounts(total).map((amount) => (
          <BigToggle
            key={amount}
            center
            size="l"
            pressed={digits !== '' && typedCents(digits) === amount}
            title={price(sign, formatCents(amount))}
            onClick={() => setDigits(String(amount))}
          />
        ))}
      </div>
    </div>
  );
}

export function Tendering({ payment, onBack }: TenderingProps) {
  const { merchant } = useDeviceVenue();
  const { total, digits, tender } = payment;
  const sign = merchant.locale.currency_sign;
  const money = (cents: number) => price(sign, formatCents(cents));
  return (
    <main className={css.tendering}>
      <Head onBack={onBack} />
      <div className={css.due}>
        <h1 className={css.left}>
          {t.leftToPay}
          <Display as="output" size="figure" className={css.figure}>
            {money(tender.left)}
          </Display>
        </h1>
        <SplitBar total={total} left={tender.left} money={money} />
      </div>
      <div className={css.amounts}>
        <Figure label={t.cashReceived} value={money(typedCents(digits))} tone="accent" />
        <Figure
          label={common.change}
          value={money(tender.change)}
          tone={tender.change > 0 ? 'highlight' : 'line'}
        />
      </div>
      <Till payment={payment} />
    </main>
  );
}
