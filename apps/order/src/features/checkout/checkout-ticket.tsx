import { leavesForPayment, placeLabel } from '@servery/domain/checkout/methods';
import { Button } from '@servery/ui/actions/button';
import { Paper, Tear } from '@servery/ui/surfaces/paper';
import { Sums } from '@servery/ui/surfaces/sums';
import { Display, Text } from '@servery/ui/foundations/text';
import { CancelOrder } from '#features/cart/index.ts';
import { Agreements } from '#features/checkout/agreements.tsx';
import { CheckoutLines } from '#features/checkout/checkout-lines.tsx';
import css from '#features/checkout/checkout.module.css';
import { ExtraRows, hasExtras } from '#features/checkout/extras.tsx';
import type { Checkout } from '#features/checkout/use-checkout.ts';
import { changesTexts as changes, type OrderChanges } from '#features/changes/index.ts';
import { isWallet, WalletButton } from '#features/payment/index.ts';
import { price } from '#shared/money.ts';
import { toPay } from '#ordering/to-pay.ts';
import { ESTIMATE_NOTE, isEstimate, sumRows } from '#ordering/sum-rows.ts';
import { common } from '#shared/common-texts.ts';

const agreeLabel = ({ allGone }: OrderChanges): string =>
  allGone ? changes.removeGone : changes.acceptAndPay;

export function PlaceButton({ checkout }: { checkout: Checkout }) {
  const { merchant, order, submitting, place, payment, changed } = checkout;
  const { code, busy } = payment.method;
  // A wallet's own button can't say that something is agreed to: the strip has a button for that.
  if (isWallet(code) && changed.isAsked) return null;
  if (isWallet(code)) return <WalletButton code={code} busy={submitting} disabled={busy} onClick={place} />;
  return (
    <Button
      wide
      size="l"
      kind={leavesForPayment(code) ? 'ink' : 'primary'}
      busy={submitting}
      disabled={busy}
      end={changed.allGone ? undefined : price(merchant.locale.currency_sign, toPay(order))}
      onClick={changed.allGone ? () => void changed.agree() : place}
    >
      {changed.isAsked ? agreeLabel(changed) : placeLabel(code)}
    </Button>
  );
}

/** Every line that makes up the total, and the total. */
export function Totals({ checkout }: { checkout: Checkout }) {
  const { merchant, order, payment } = checkout;
  const { currency_sign: sign } = merchant.locale;
  return (
    <>
      <Sums rows={sumRows(order, { sign, gst: true, surcharge: payment.surcharge })} />
      {isEstimate(order) && (
        <Text size={15} tone="soft">
          {ESTIMATE_NOTE}
        </Text>
      )}
    </>
  );
}

/** On a desktop: the whole order at the side, with the one button. */
export function CheckoutTicket({ checkout, onCancelled }: { checkout: Checkout; onCancelled: () => void }) {
  const { merchant, order, answers } = checkout;
  return (
    <div className={css.side}>
      <Paper as="aside" pad="xl" aria-label={common.yourOrder}>
        <Display size={24}>{common.yourOrder}</Display>
        <Tear />
        <div className={css.sideLines}>
          <CheckoutLines merchant={merchant} order={order} />
        </div>
        <Tear />
        {hasExtras(merchant) && (
          <>
            <ExtraRows merchant={merchant} order={order} ask={checkout.ask} />
            <Tear />
          </>
        )}
        <Totals checkout={checkout} />
        <div className={css.place}>
          <Agreements form={answers} />
          <PlaceButton checkout={checkout} />
          <CancelOrder merchant={merchant} on="checkout" onDone={onCancelled} />
        </div>
      </Paper>
    </div>
  );
}
