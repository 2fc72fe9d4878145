import { roleLabel } from '@servery/domain/checkout/people';
import { texts } from '@servery/domain/messages/texts';
import { parseCents } from '@servery/domain/money';
import { NoteTag } from '@servery/ui/actions/badge';
import { Card } from '@servery/ui/surfaces/card';
import { Dock } from '@servery/ui/actions/dock';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { Money } from '@servery/ui/foundations/text';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { CancelOrder } from '#features/cart/index.ts';
import { Agreements } from '#features/checkout/agreements.tsx';
import { CheckoutLines } from '#features/checkout/checkout-lines.tsx';
import { CheckoutNotice } from '#features/checkout/checkout-notice.tsx';
import { CheckoutTicket, PlaceButton, Totals } from '#features/checkout/checkout-ticket.tsx';
import css from '#features/checkout/checkout.module.css';
import { ContactlessOption } from '#features/checkout/contactless-option.tsx';
import { DetailsStep } from '#features/checkout/details-step.tsx';
import { ExtraList, ExtraSheets, hasExtras } from '#features/checkout/extras.tsx';
import { hasOrderDetails, OrderDetailsStep } from '#features/checkout/order-details-step.tsx';
import { StoreCard } from '#features/checkout/store-card.tsx';
import { ThankYou } from '#features/checkout/thank-you.tsx';
import { type Checkout, type CheckoutGiven, useCheckout } from '#features/checkout/use-checkout.ts';
import { useShowInvalid } from '#features/checkout/use-show-invalid.ts';
import { WhereStep } from '#features/checkout/where-step.tsx';
import { OrderChangesStrip, WasNow } from '#features/changes/index.ts';
import { FulfilmentHost } from '#features/fulfilment/index.ts';
import { ChallengeSheet, isWallet, PaymentStep } from '#features/payment/index.ts';
import { Screen, ScreenTitle } from '#features/shell/index.ts';
import { usePopups } from '#state/popups.ts';
import { toPay } from '#ordering/to-pay.ts';
import { itemsText } from '#shared/items-text.ts';
import { GoText } from '#shared/links.tsx';
import { price } from '#shared/money.ts';
import { useMedia, WITH_TICKET } from '#shared/use-media.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/checkout/texts.ts';

const TotalChanged = lazy(async () => ({
  default: (await import('#features/checkout/total-changed.tsx')).TotalChanged,
}));

type Props = CheckoutGiven & { header: ReactNode; onPlacing: (placing: boolean) => void };

function FootDock({ checkout }: { checkout: Checkout }) {
  const { merchant, order, changed } = checkout;
  if (changed.isAsked)
    return (
      <Dock>
        <p className={css.dockTotal}>
          <WasNow merchant={merchant} total={parseCents(toPay(order)) ?? 0} money={changed.money} />
        </p>
        <PlaceButton checkout={checkout} />
      </Dock>
    );
  return (
    <Dock>
      <p className={css.dockTotal}>
        <span>
          {order.gift ? t.leftToPay : t.orderTotal}{' '}
          <span className={css.soft}>
            {'·\u00A0'}
            {itemsText(order.num_items)}
          </span>
        </span>
        <Money className={css.dockAmount}>{price(merchant.locale.currency_sign, toPay(order))}</Money>
      </p>
      <PlaceButton checkout={checkout} />
    </Dock>
  );
}

function Title({ checkout }: { checkout: Checkout }) {
  const label = roleLabel(checkout.details.actor);
  return (
    <div className={css.titleRow}>
      <div className={css.titleWords}>
        <ScreenTitle>{t.checkout}</ScreenTitle>
        {label && <NoteTag tone="sunk">{label}</NoteTag>}
      </div>
      <GoText to="/cart" icon={<IconArrowLeft />} className={css.back}>
        {t.backToCart}
      </GoText>
    </div>
  );
}

function Steps({ checkout }: { checkout: Checkout }) {
  const { merchant, customer, details, answers, payment, order } = checkout;
  const more = hasOrderDetails(answers);
  const first = more ? 3 : 2;
  return (
    <>
      <DetailsStep details={details} home={merchant.locale.country_code} />
      {more && <OrderDetailsStep number={2} form={answers} />}
      <WhereStep number={first} merchant={merchant} customer={customer} />
      <PaymentStep number={first + 1} payment={payment} total={toPay(order)}>
        <ContactlessOption form={answers} />
      </PaymentStep>
      <CheckoutNotice merchant={merchant} />
    </>
  );
}

/** What a phone shows below the steps; on a desktop it is part of the ticket. */
function Below({ checkout, onCancelled }: { checkout: Checkout; onCancelled: () => void }) {
  const { merchant, order, answers } = checkout;
  return (
    <>
      <Card as="section" aria-label={common.yourOrder}>
        <CheckoutLines merchant={merchant} order={order} />
      </Card>
      {hasExtras(merchant) && <ExtraList merchant={merchant} order={order} ask={checkout.ask} />}
      <Card as="section" aria-label={t.totals}>
        <Totals checkout={checkout} />
      </Card>
      <Agreements form={answers} />
      <CancelOrder merchant={merchant} on="checkout" onDone={onCancelled} />
    </>
  );
}

export function CheckoutBody({ header, onPlacing, ...parts }: Props) {
  const checkout = useCheckout(parts);
  const navigate = useNavigate();
  const wide = useMedia(WITH_TICKET);
  const ask = usePopups((popups) => popups.askFulfilment);
  const { merchant, order, submitting, total } = checkout;
  const desk = useRef<HTMLDivElement>(null);
  // After the steps' own, which know only their own fields.
  useShowInvalid(desk, checkout.wrong);
  useEffect(() => onPlacing(submitting), [onPlacing, submitting]);
  const menu = `/menu/${merchant.menu.menu_name}`;
  const toMenu = () => void navigate({ to: menu });
  if (checkout.placed)
    return (
      <Screen width="wide" header={header}>
        <ThankYou />
      </Screen>
    );
  return (
    <Screen width="wide" header={header} dock={wide ? undefined : <FootDock checkout={checkout} />}>
      <div ref={desk} className={css.desk}>
        <div className={css.steps}>
          <Title checkout={checkout} />
          <OrderChangesStrip
            merchant={merchant}
            changed={checkout.changed}
            agrees={isWallet(checkout.payment.method.code)}
            onChangeTime={() => ask()}
          />
          <StoreCard merchant={merchant} />
          <Steps checkout={checkout} />
          {!wide && <Below checkout={checkout} onCancelled={toMenu} />}
          <GoText to={menu} icon={<IconArrowLeft />} className={css.toMenu}>
            {texts.backToMenu}
          </GoText>
        </div>
        {wide && <CheckoutTicket checkout={checkout} onCancelled={toMenu} />}
      </div>
      <ExtraSheets merchant={merchant} order={order} asked={checkout.extra} ask={checkout.ask} />
      <ChallengeSheet asking={checkout.payment.asking} />
      {total.totals && (
        <Suspense>
          <TotalChanged totals={total.totals} onClose={total.close} onConfirm={checkout.placeSurely} />
        </Suspense>
      )}
      <FulfilmentHost merchant={merchant} />
    </Screen>
  );
}
