import type { PaymentMethod } from '@servery/contract/entities/menu';
import type { Merchant } from '@servery/contract/entities/merchant';
import { Button } from '@servery/ui/button';
import { Paper, Tear } from '@servery/ui/paper';
import { Sums } from '@servery/ui/sums';
import { Display, Money } from '@servery/ui/text';
import { CancelOrder, NoteRow, PromoRow } from '#features/cart/index.ts';
import { sumRows } from '#state/sum-rows.ts';
import css from '#features/checkout/checkout.module.css';
import type { Checkout } from '#features/checkout/use-checkout.ts';
import { price } from '#state/money.ts';

const PERCENT: Readonly<Record<string, (merchant: Merchant) => string>> = {
  CC: (merchant) => `(card ${merchant.surcharge_percent_cc}%)`,
  PP: (merchant) => `(PayPal ${merchant.surcharge_percent_paypal}%)`,
};
export const surchargeText = (merchant: Merchant, method: PaymentMethod | undefined): string | undefined =>
  method && PERCENT[method.code]?.(merchant);

export function PlaceButton({ checkout }: { checkout: Checkout }) {
  const { merchant, order, submitting, place, method } = checkout;
  return (
    <Button
      wide
      size="l"
      busy={submitting}
      disabled={method.busy}
      end={price(merchant.locale.currency_sign, order.grand_total)}
      onClick={place}
    >
      Place order
    </Button>
  );
}

function Lines({ checkout }: { checkout: Checkout }) {
  const { order, merchant } = checkout;
  return (
    <ul aria-label="Products" className={css.lines}>
      {order.items.map((line) => (
        <li key={line.cart_item_slot_id} className={css.line}>
          <b>{line.quantity} ×</b>
          <b>{line.name}</b>
          <Money>{price(merchant.locale.currency_sign, line.price)}</Money>
          {(line.short_desc || line.notes) && (
            <span className={css.lineMore}>
              {[line.short_desc, line.notes && `“${line.notes}”`].filter(Boolean).join(', ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** On a desktop: the whole order at the side, with the one button. */
export function CheckoutTicket({ checkout, onCancelled }: { checkout: Checkout; onCancelled: () => void }) {
  const { merchant, order, method } = checkout;
  const { menu, locale } = merchant;
  return (
    <div className={css.side}>
      <Paper as="aside" pad="xl" aria-label="Your order">
        <Display size={24}>Your order</Display>
        <Tear />
        <Lines checkout={checkout} />
        <Tear />
        <div className={css.extras}>
          {menu.allow_promo_codes === 1 && <PromoRow merchant={merchant} order={order} />}
          {menu.allow_order_notes === 1 && <NoteRow merchant={merchant} order={order} />}
        </div>
        {menu.allow_promo_codes + menu.allow_order_notes > 0 && <Tear />}
        <Sums
          rows={sumRows(order, {
            sign: locale.currency_sign,
            gst: true,
            surcharge: surchargeText(merchant, method.chosen),
          })}
        />
        <div className={css.place}>
          <PlaceButton checkout={checkout} />
          <CancelOrder merchant={merchant} on="checkout" onDone={onCancelled} />
        </div>
      </Paper>
    </div>
  );
}
