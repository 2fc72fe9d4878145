import type { CartOrder } from '@servery/contract/entities/cart';
import type { Customer } from '@servery/contract/entities/customer';
import type { Merchant } from '@servery/contract/entities/merchant';
import { Dock } from '@servery/ui/dock';
import { EmptyState } from '@servery/ui/empty';
import { IconArrowLeft } from '@servery/ui/icon';
import { List } from '@servery/ui/list';
import { Money, Text } from '@servery/ui/text';
import { Card } from '@servery/ui/card';
import { Sums } from '@servery/ui/sums';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { CancelOrder, NoteAction, PromoAction } from '#features/cart/index.ts';
import { sumRows } from '#state/sum-rows.ts';
import { CheckoutTicket, PlaceButton, surchargeText } from '#features/checkout/checkout-ticket.tsx';
import css from '#features/checkout/checkout.module.css';
import { DetailsStep } from '#features/checkout/details-step.tsx';
import { PaymentStep } from '#features/checkout/payment-step.tsx';
import { type Checkout, useCheckout } from '#features/checkout/use-checkout.ts';
import { WhereStep } from '#features/checkout/where-step.tsx';
import { FulfilmentHost } from '#features/fulfilment/index.ts';
import { Screen, ScreenTitle } from '#features/shell/index.ts';
import { itemsText } from '#state/items-text.ts';
import { GoText } from '#state/links.tsx';
import { price } from '#state/money.ts';
import { useMedia, WITH_TICKET } from '#state/use-media.ts';

type Props = {
  merchant: Merchant;
  order: CartOrder;
  customer: Customer;
  header: ReactNode;
  onPlacing: (placing: boolean) => void;
};

/** What a phone shows below the steps; on a desktop it is part of the ticket. */
function Below({ checkout }: { checkout: Checkout }) {
  const { merchant, order, method } = checkout;
  const { menu, locale } = merchant;
  return (
    <>
      {(menu.allow_promo_codes === 1 || menu.allow_order_notes === 1) && (
        <List label="More">
          {menu.allow_promo_codes === 1 && <PromoAction merchant={merchant} order={order} />}
          {menu.allow_order_notes === 1 && <NoteAction merchant={merchant} order={order} />}
        </List>
      )}
      <Card as="section" aria-label="Totals">
        <Sums
          rows={sumRows(order, {
            sign: locale.currency_sign,
            gst: true,
            surcharge: surchargeText(merchant, method.chosen),
          })}
        />
      </Card>
    </>
  );
}

function FootDock({ checkout }: { checkout: Checkout }) {
  const { merchant, order } = checkout;
  return (
    <Dock>
      <p className={css.dockTotal}>
        <span>
          Order total <span className={css.soft}>· {itemsText(order.num_items)}</span>
        </span>
        <Money className={css.dockAmount}>{price(merchant.locale.currency_sign, order.grand_total)}</Money>
      </p>
      <PlaceButton checkout={checkout} />
    </Dock>
  );
}

function ThankYou() {
  return (
    <div aria-live="polite">
      <EmptyState title="Thank you!">We are sending your order to the kitchen.</EmptyState>
    </div>
  );
}

export function CheckoutBody({ header, onPlacing, ...parts }: Props) {
  const checkout = useCheckout(parts);
  const navigate = useNavigate();
  const wide = useMedia(WITH_TICKET);
  const { merchant } = checkout;
  const { submitting } = checkout;
  useEffect(() => onPlacing(submitting), [onPlacing, submitting]);
  const toMenu = () => void navigate({ to: `/menu/${merchant.menu.menu_name}` });
  if (checkout.submitting && checkout.placed)
    return (
      <Screen width="wide" header={header}>
        <ThankYou />
      </Screen>
    );
  return (
    <Screen width="wide" header={header} dock={wide ? undefined : <FootDock checkout={checkout} />}>
      <div className={css.desk}>
        <div className={css.steps}>
          <div className={css.titleRow}>
            <ScreenTitle>Checkout</ScreenTitle>
            <GoText to="/cart" icon={<IconArrowLeft />} className={css.back}>
              Back to Cart
            </GoText>
          </div>
          <DetailsStep checkout={checkout} />
          <WhereStep checkout={checkout} />
          <PaymentStep checkout={checkout} />
          {merchant.menu.checkout_notice && (
            <Text size={15} tone="soft">
              {merchant.menu.checkout_notice}
            </Text>
          )}
          {!wide && <Below checkout={checkout} />}
          {!wide && <CancelOrder merchant={merchant} on="checkout" onDone={toMenu} />}
        </div>
        {wide && <CheckoutTicket checkout={checkout} onCancelled={toMenu} />}
      </div>
      <FulfilmentHost merchant={merchant} />
    </Screen>
  );
}
