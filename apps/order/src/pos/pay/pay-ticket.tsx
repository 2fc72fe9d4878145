import { formatCents } from '@servery/domain/money';
import { Button, TextButton } from '@servery/ui/actions/button';
import { IconMessageSquareText } from '@servery/ui/foundations/icon-more';
import { Display, Kbd } from '@servery/ui/foundations/text';
import {
  CheckoutNotice,
  ContactlessOption,
  DeliverySummary,
  ThankYou,
  TotalChanged,
  useFulfilmentFixes,
} from '#features/checkout/index.ts';
import { OrderChangesStrip } from '#features/changes/index.ts';
import { StaffDetails } from '#pos/pay/staff-details.tsx';
import type { TakePayment } from '#pos/pay/use-take-payment.ts';
import {
  CancelDialog,
  NoteDialog,
  PromoDialog,
  TicketFrame,
  TicketLines,
  TicketTotals,
} from '#pos/ticket/index.ts';
import { price } from '#shared/money.ts';
import { usePinpad } from '#state/pinpad.ts';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import css from './pay-ticket.module.css';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/pay/texts.ts';

export type PayTicketProps = { payment: TakePayment; onLeave: () => void };

function Actions({ payment, onLeave }: PayTicketProps) {
  const { merchant, order } = useDeviceVenue();
  const { tender, submitting, place, asking, ask, changed, part } = payment;
  const { left } = tender.amounts;
  const waiting = usePinpad((pinpad) => pinpad.payment !== undefined);
  const close = () => ask(undefined);
  return (
    <>
      <ContactlessOption form={payment.form} />
      <Button
        size="l"
        shape="block"
        wide
        disabled={!payment.canPlace || order.num_items === 0}
        busy={submitting}
        end={<Kbd>Enter</Kbd>}
        onClick={() => void place()}
      >
        {waiting ? t.waitingForPinpad : more.placeOrder}
      </Button>
      {part > 0 ? (
        <Button kind="soft" shape="block" wide busy={submitting} onClick={() => void payment.takePart()}>
          {t.takePart({ amount: price(merchant.locale.currency_sign, formatCents(part)) })}
        </Button>
      ) : null}
      <div className={css.pair}>
        {merchant.menu.allow_order_notes === 1 && (
          <Button
            kind={order.note ? 'soft' : 'quiet'}
            shape="block"
            icon={<IconMessageSquareText />}
            onClick={() => ask('note')}
          >
            {more.instructions}
          </Button>
        )}
        <Button kind="bare" shape="block" className={css.quit} onClick={() => ask('cancel')}>
          {more.cancelOrder}
        </Button>
      </div>
      <CheckoutNotice merchant={merchant} />
      <NoteDialog on="checkout" open={asking === 'note'} onClose={close} />
      <PromoDialog on="checkout" open={asking === 'promo'} onClose={close} />
      <CancelDialog on="checkout" open={asking === 'cancel'} onClose={close} onCancelled={onLeave} />
      <TotalChanged
        totals={changed.totals}
        left={
          left > 0 && !payment.canPlace ? price(merchant.locale.currency_sign, formatCents(left)) : undefined
        }
        onCollect={() => {
          changed.close();
          void payment.moved.agree({ surely: true });
        }}
        onClose={changed.close}
        onConfirm={() => void payment.placeSurely()}
      />
    </>
  );
}

/** The ticket while it is being paid, and after that as it was placed. */
export function PayTicket({ payment, onLeave }: PayTicketProps) {
  const { merchant, order: inHand } = useDeviceVenue();
  const { contact, fulfilment, sale } = payment;
  const order = sale?.order ?? inHand;
  const sign = merchant.locale.currency_sign;
  const ways = useFulfilmentFixes(merchant);
  const showSteps = useDevice((device) => device.showSteps);
  return (
    <TicketFrame
      head={
        <>
          <p className={css.head}>
            <Display as="span" size={20}>
              {sale?.name ?? contact.name}
            </Display>
            {sale ? null : (
              <TextButton aria-label={t.customerDetails} onClick={() => payment.ask('details')}>
                {t.details}
              </TextButton>
            )}
            <span className={css.way}>{sale?.way ?? fulfilment.text}</span>
            {sale ? null : (
              <TextButton aria-label={common.changeFulfilment} onClick={ways.fulfilment}>
                {common.change}
              </TextButton>
            )}
          </p>
          {sale ? null : <DeliverySummary merchant={merchant} onChange={showSteps} />}
        </>
      }
      foot={
        <>
          <TicketTotals order={order} sign={sign} />
          {sale ? null : <Actions payment={payment} onLeave={onLeave} />}
        </>
      }
    >
      {sale ? null : (
        <OrderChangesStrip merchant={merchant} changed={payment.moved} onChangeTime={ways.fulfilment} />
      )}
      {payment.submitting && order.num_items === 0 ? <ThankYou /> : <TicketLines order={order} sign={sign} />}
      <StaffDetails
        payment={payment}
        open={payment.asking === 'details'}
        onClose={() => payment.ask(undefined)}
      />
    </TicketFrame>
  );
}
