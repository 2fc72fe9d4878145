import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { Dock } from '@servery/ui/actions/dock';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { List } from '@servery/ui/surfaces/list';
import { Paper, Tear } from '@servery/ui/surfaces/paper';
import { Sums } from '@servery/ui/surfaces/sums';
import { Text } from '@servery/ui/foundations/text';
import { CancelOrder } from '#features/cart/cancel-order.tsx';
import { CartLines } from '#features/cart/cart-lines.tsx';
import { NoteAction, PromoRow } from '#features/cart/extras.tsx';
import css from '#features/cart/cart.module.css';
import { whyNotYet } from '#features/cart/line-problems.ts';
import { StoreHead } from '#features/cart/store-head.tsx';
import { StoreNotes } from '#features/cart/store-notes.tsx';
import { useProceed } from '#features/cart/use-proceed.tsx';
import { WayRows } from '#features/cart/fulfilment-rows.tsx';
import { OrderChangesStrip, useOrderChanges } from '#features/changes/index.ts';
import { usePopups } from '#state/popups.ts';
import { useDevice } from '#state/device.ts';
import { ESTIMATE_NOTE, isEstimate, sumRows } from '#ordering/sum-rows.ts';
import { GoText } from '#shared/links.tsx';
import { GiftRow } from '#features/extras/index.ts';
import { toPay } from '#ordering/to-pay.ts';
import { takesCodes } from '#ordering/codes.ts';
import { price } from '#shared/money.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/cart/texts.ts';

type Props = { merchant: Merchant; order: CartOrder };

export function CartBody({ merchant, order }: Props) {
  const { menu, locale } = merchant;
  const changed = useOrderChanges({ merchant, order });
  const ask = usePopups((popups) => popups.askFulfilment);
  return (
    <div className={css.cart}>
      <OrderChangesStrip merchant={merchant} changed={changed} onChangeTime={() => ask()} />
      <StoreHead merchant={merchant} order={order} />
      <Paper aria-label={more.order} className={css.paper}>
        <WayRows merchant={merchant} />
        <Tear />
        <h2 className="visually-hidden">{more.products}</h2>
        <CartLines merchant={merchant} order={order} />
        <Tear />
        {takesCodes(merchant) && (
          <>
            <PromoRow merchant={merchant} order={order} />
            {order.gift && <GiftRow merchant={merchant} gift={order.gift} className={css.extra} />}
            <Tear />
          </>
        )}
        <Sums rows={sumRows(order, { sign: locale.currency_sign, gst: true })} />
        {isEstimate(order) && (
          <Text size={13} tone="soft">
            {ESTIMATE_NOTE}
          </Text>
        )}
      </Paper>
      {menu.allow_order_notes === 1 && (
        <List label={t.more}>
          <NoteAction merchant={merchant} order={order} />
        </List>
      )}
      <StoreNotes merchant={merchant} />
      <div className={css.ends}>
        <GoText to={`/menu/${menu.menu_name}`} icon={<IconArrowLeft />} className={css.toMenu}>
          {texts.backToMenu}
        </GoText>
        <CancelOrder merchant={merchant} />
      </div>
    </div>
  );
}

export function CartDock({ merchant, order }: Props) {
  const { proceed, sheet } = useProceed(merchant);
  const { type } = useFulfilment(merchant);
  const least = useDevice((device) => device.address.delivery_minimum);
  const sign = merchant.locale.currency_sign;
  const blocked = whyNotYet(order, type?.address_required === 1 ? least : '', sign);
  return (
    <Dock className={css.dock}>
      {blocked && (
        <Text size={15} tone="bad" weight="strong">
          {blocked}
        </Text>
      )}
      <Button
        wide
        size="l"
        disabled={blocked !== undefined}
        end={price(sign, toPay(order))}
        onClick={proceed}
      >
        {more.proceedToCheckout}
      </Button>
      {sheet}
    </Dock>
  );
}
