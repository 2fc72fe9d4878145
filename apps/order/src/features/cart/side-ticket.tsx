import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { Paper, Tear } from '@servery/ui/surfaces/paper';
import { Picture } from '@servery/ui/surfaces/picture';
import { Sums } from '@servery/ui/surfaces/sums';
import { Display, Text } from '@servery/ui/foundations/text';
import { CartLines } from '#features/cart/cart-lines.tsx';
import { PromoRow } from '#features/cart/extras.tsx';
import css from '#features/cart/cart.module.css';
import { ESTIMATE_NOTE, isEstimate, sumRows } from '#ordering/sum-rows.ts';
import { itemsText } from '#shared/items-text.ts';
import { GoButton } from '#shared/links.tsx';
import { GiftRow } from '#features/extras/index.ts';
import { toPay } from '#ordering/to-pay.ts';
import { takesCodes } from '#ordering/codes.ts';
import { price } from '#shared/money.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/cart/texts.ts';

/** The cart beside the menu, always there. */
export function SideTicket({ merchant, order }: { merchant: Merchant; order: CartOrder | undefined }) {
  const sign = merchant.locale.currency_sign;
  const empty = !order || order.items.length === 0;
  return (
    <Paper as="aside" pad="l" aria-label={common.yourOrder}>
      <div className={css.ticketHead}>
        <Display size={24}>{common.yourOrder}</Display>
        {!empty && (
          <Text as="span" size={15} tone="soft">
            {itemsText(order.num_items)}
          </Text>
        )}
      </div>
      <Tear />
      {empty ? (
        <div className={css.emptyTicket}>
          <Picture tint="none" shape="round" className={css.plate} />
          <Text weight="strong">{texts.cartEmpty}</Text>
          <Text size={15} tone="soft">
            {t.emptyNote}
          </Text>
          <Button wide disabled className={css.proceed}>
            {texts.proceedToCart}
          </Button>
        </div>
      ) : (
        <>
          <div className={css.ticketLines}>
            <CartLines merchant={merchant} order={order} compact />
          </div>
          {takesCodes(merchant) && (
            <div className={css.ticketRest}>
              <PromoRow merchant={merchant} order={order} />
              {order.gift && <GiftRow merchant={merchant} gift={order.gift} className={css.extra} />}
            </div>
          )}
          <Tear />
          <Sums rows={sumRows(order, { sign })} />
          {isEstimate(order) && (
            <Text size={13} tone="soft">
              {ESTIMATE_NOTE}
            </Text>
          )}
          <GoButton to="/cart" wide end={price(sign, toPay(order))} className={css.proceed}>
            {texts.proceedToCart}
          </GoButton>
        </>
      )}
    </Paper>
  );
}
