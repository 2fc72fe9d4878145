import { selectionSteps } from '@servery/domain/fulfilment/steps';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { Button } from '@servery/ui/actions/button';
import { IconBanknote } from '@servery/ui/foundations/icon-more';
import { Display, Kbd } from '@servery/ui/foundations/text';
import { OrderChangesStrip, useOrderChanges } from '#features/changes/index.ts';
import { StoreNotes } from '#features/cart/index.ts';
import { TicketMember } from '#pos/member/index.ts';
import { CustomerFields } from '#pos/ticket/customer-fields.tsx';
import { TicketExtras } from '#pos/ticket/ticket-extras.tsx';
import { TicketFrame } from '#pos/ticket/ticket-frame.tsx';
import { TicketLines } from '#pos/ticket/ticket-lines.tsx';
import { TicketTotals } from '#pos/ticket/ticket-totals.tsx';
import { usePayOnceAdded } from '#pos/ticket/use-pay-once-added.ts';
import type { ProductWanted } from '#ordering/use-product-form.ts';
import { TypeSwitch } from '#pos/fulfilment/index.ts';
import { itemsText } from '#ordering/cart-counts.ts';
import { usePopups } from '#state/popups.ts';
import { useDevice } from '#state/device.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { sayBad } from '#state/toasts.ts';
import { useCounterFulfilment } from '#pos/use-counter-fulfilment.ts';
import { useHotkey } from '#shared/use-hotkey.ts';
import css from './ticket.module.css';
import { price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/ticket/texts.ts';

export type TicketProps = {
  onOptions: (wanted: ProductWanted) => void;
  onPay: () => void;
  isAdding: () => boolean;
};

function Head() {
  const { order } = useDeviceVenue();
  return (
    <>
      <p className={css.title}>
        <Display as="span" size={20}>
          {t.staffOrderForCustomer}
        </Display>
        <span className={css.count}>{itemsText(order.num_items)}</span>
      </p>
      <TypeSwitch />
      <CustomerFields />
      <TicketMember />
    </>
  );
}

/** The order being taken. F9 goes on to the money. */
export function Ticket({ onOptions, onPay, isAdding }: TicketProps) {
  const { merchant, order } = useDeviceVenue();
  const { problem, type } = useCounterFulfilment();
  const showSteps = useDevice((device) => device.showSteps);
  const ask = usePopups((popups) => popups.askFulfilment);
  const changed = useOrderChanges({ merchant, order });
  const empty = order.num_items === 0;
  const pay = () => {
    if (empty) return;
    if (!problem) return onPay();
    sayBad(ruleFailureText(problem.code, { field: problem.field ?? type?.table_num_label ?? '' }));
    if (type && selectionSteps(type).length > 0) showSteps();
  };
  useHotkey('F9', usePayOnceAdded({ isAdding, empty, pay }));
  return (
    <TicketFrame
      head={<Head />}
      foot={
        <>
          <TicketTotals order={order} sign={merchant.locale.currency_sign} />
          <Button
            size="l"
            shape="block"
            wide
            disabled={empty}
            icon={<IconBanknote />}
            detail={price(merchant.locale.currency_sign, order.grand_total)}
            end={<Kbd>F9</Kbd>}
            className={css.pay}
            onClick={pay}
          >
            {more.payInStore}
          </Button>
          <TicketExtras />
        </>
      }
    >
      <OrderChangesStrip
        merchant={merchant}
        changed={changed}
        onChangeTime={() => (type && selectionSteps(type).length > 0 ? showSteps() : ask())}
      />
      <TicketLines order={order} sign={merchant.locale.currency_sign} onOptions={onOptions} />
      {!empty && <StoreNotes merchant={merchant} />}
    </TicketFrame>
  );
}
