import { catalogue } from '@servery/domain/texts/catalogue';
import { Button } from '@servery/ui/actions/button';
import { cx } from '@servery/ui/foundations/cx';
import { Card } from '@servery/ui/surfaces/card';
import { Display, Text } from '@servery/ui/foundations/text';
import { Dock } from '@servery/ui/actions/dock';
import { IconArrowRight } from '@servery/ui/foundations/icon-more';
import { Paper, Tear } from '@servery/ui/surfaces/paper';
import { Sums } from '@servery/ui/surfaces/sums';
import { BESIDE } from '#features/account/index.ts';
import { isWallet, WalletButton } from '#features/payment/index.ts';
import css from '#features/topup/topup.module.css';
import { type TopupGiven, type TopupSum, useTopupSum } from '#features/topup/use-topup-sum.ts';
import { useMedia, WITH_TICKET } from '#shared/use-media.ts';
import { price } from '#shared/money.ts';
import { t } from '#features/topup/texts.ts';

/** The button stands outside the form that it submits. */
export const FORM = 'topup-form';
/** Whether what it comes to has a column of its own. */
export const useBeside = (): boolean => useMedia(WITH_TICKET);

export function BalanceAfter(given: TopupGiven) {
  const sum = useTopupSum(given);
  return (
    <Card look="deep" as="section" aria-label={t.after} className={css.balance}>
      <div>
        <Text size={15} tone="inherit">
          {t.balance}
        </Text>
        <Display as="p" size={32} className={css.figure}>
          {price(sum.sign, given.customer.balance)}
        </Display>
      </div>
      <IconArrowRight />
      <div>
        <Text size={15} tone="inherit">
          {t.after}
        </Text>
        <Display as="p" size={32} className={cx(css.figure, css.after)}>
          {price(sum.sign, sum.after)}
        </Display>
      </div>
    </Card>
  );
}

const LABELS = catalogue('topup-buttons', {
  SAVED: 'Top up with saved card',
  PP: 'Continue to PayPal',
  CB: 'Continue to payment',
}) as Readonly<Record<string, string>>;

function TopupButton({ sum, priced }: { sum: TopupSum; priced: boolean }) {
  const { method = '', busy, known } = sum;
  if (isWallet(method)) return <WalletButton code={method} busy={busy} disabled={busy} form={FORM} />;
  return (
    <Button
      type="submit"
      form={FORM}
      wide
      size="l"
      kind={method === 'PP' || method === 'CB' ? 'ink' : 'primary'}
      busy={busy}
      disabled={busy || !known || method === ''}
      end={priced ? price(sum.sign, sum.total) : undefined}
    >
      {LABELS[method] ?? t.topUp}
    </Button>
  );
}

/** On a phone: what is paid, at the lower edge. */
export function TopupDock(given: TopupGiven) {
  const sum = useTopupSum(given);
  return (
    <Dock>
      <div className={css.pay}>
        <Text>
          {t.youPay}
          {sum.hasSurcharge && (
            <span className={css.aside}> · {t.ofSurcharge({ amount: price(sum.sign, sum.surcharge) })}</span>
          )}
        </Text>
        <Display as="p" size={24}>
          {price(sum.sign, sum.total)}
        </Display>
      </div>
      <TopupButton sum={sum} priced={false} />
    </Dock>
  );
}

/** Where there is room: the same as a ticket. */
export function TopupTicket(given: TopupGiven) {
  const sum = useTopupSum(given);
  const rows = [
    { id: 'topup', label: t.topUpRow, amount: price(sum.sign, sum.amount) },
    ...(sum.hasSurcharge
      ? [{ id: 'surcharge', label: t.surcharge, amount: price(sum.sign, sum.surcharge) }]
      : []),
    { id: 'total', label: t.youPay, amount: price(sum.sign, sum.total), kind: 'sum' as const },
  ];
  return (
    <div className={BESIDE}>
      <BalanceAfter {...given} />
      <Paper as="aside" pad="xl" aria-label={t.yourTopUp}>
        <Display size={24}>{t.yourTopUp}</Display>
        <Tear />
        <Sums rows={rows} />
        <div className={css.ticketButton}>
          <TopupButton sum={sum} priced />
        </div>
      </Paper>
    </div>
  );
}
