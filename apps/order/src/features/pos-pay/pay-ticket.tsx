import { Button, TextButton } from '@servery/ui/button';
import { IconMessageSquareText } from '@servery/ui/icon';
import { Display, Kbd } from '@servery/ui/text';
import { useState } from 'react';
import { StaffDetails } from '#features/pos-pay/staff-details.tsx';
import type { TakePayment } from '#features/pos-pay/use-take-payment.ts';
import {
  CancelDialog,
  NoteDialog,
  TicketFrame,
  TicketLines,
  TicketTotals,
} from '#features/pos-ticket/index.ts';
import { useOwnVenue } from '#state/own-venue.ts';
import css from './pay-ticket.module.css';

export type PayTicketProps = { payment: TakePayment; onLeave: () => void };

function Actions({ payment, onLeave }: PayTicketProps) {
  const { order } = useOwnVenue();
  const [asking, setAsking] = useState<'note' | 'cancel'>();
  const close = () => setAsking(undefined);
  const { tender, submitting, place } = payment;
  return (
    <>
      <Button
        size="l"
        shape="block"
        wide
        disabled={!tender.enough || order.num_items === 0}
        busy={submitting}
        end={<Kbd>Enter</Kbd>}
        onClick={() => void place()}
      >
        Place order
      </Button>
      <div className={css.pair}>
        <Button
          kind={order.note ? 'soft' : 'quiet'}
          shape="block"
          icon={<IconMessageSquareText />}
          onClick={() => setAsking('note')}
        >
          Instructions
        </Button>
        <Button kind="bare" shape="block" className={css.quit} onClick={() => setAsking('cancel')}>
          Cancel Order
        </Button>
      </div>
      <NoteDialog open={asking === 'note'} onClose={close} />
      <CancelDialog open={asking === 'cancel'} onClose={close} onCancelled={onLeave} />
    </>
  );
}

/** The ticket while it is being paid, and after that as it was placed. */
export function PayTicket({ payment, onLeave }: PayTicketProps) {
  const { merchant, order: inHand } = useOwnVenue();
  const { contact, way, sale } = payment;
  const order = sale?.order ?? inHand;
  const sign = merchant.locale.currency_sign;
  return (
    <TicketFrame
      head={
        <p className={css.head}>
          <Display as="span" size={20}>
            {contact.name}
          </Display>
          <span className={css.way}>{way.text}</span>
          {sale ? null : (
            <TextButton aria-label="Customer details" onClick={() => payment.ask(true)}>
              Details
            </TextButton>
          )}
        </p>
      }
      foot={
        <>
          <TicketTotals order={order} sign={sign} />
          {sale ? null : <Actions payment={payment} onLeave={onLeave} />}
        </>
      }
    >
      <TicketLines order={order} sign={sign} />
      <StaffDetails payment={payment} open={payment.asking} onClose={() => payment.ask(false)} />
    </TicketFrame>
  );
}
