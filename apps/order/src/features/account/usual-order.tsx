import { isComplete } from '@servery/domain/orders/status';
import { orderRest, orderTitle } from '@servery/domain/orders/summary';
import { Card } from '@servery/ui/surfaces/card';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { Skeleton } from '@servery/ui/feedback/skeleton';
import { Display, Text } from '@servery/ui/foundations/text';
import css from '#features/account/account.module.css';
import { RepeatButton } from '#features/account/repeat-button.tsx';
import { useOrders } from '#features/account/use-orders.ts';
import { price } from '#shared/money.ts';
import { t } from '#features/account/texts.ts';

/** What the member had last, one tap from having it again. */
export function UsualOrder() {
  const { past, earlier } = useOrders();
  const order = earlier.find(({ nstatus }) => isComplete(nstatus));
  // It keeps its column until it is known that there is none.
  if (past.isPending)
    return (
      <div className={css.usual}>
        <Skeleton shape="block" height="8.5rem" />
      </div>
    );
  if (!order) return null;
  const [first] = order.items;
  const rest = orderRest(order.items, order.num_items);
  return (
    <Card as="section" pad="l" aria-label={t.theUsual} className={css.usual}>
      <Display as="h2" size={20}>
        {t.theUsual}
      </Display>
      <div className={css.usualRow}>
        {first?.img_url && <Picture src={first.img_url} tint={first.tint as Tint} shape="square" />}
        <div>
          <Text weight="strong" lines={2}>
            {orderTitle(order.items)}
          </Text>
          {rest !== '' && <Text size={15}>{rest}</Text>}
          <Text
            size={15}
            tone="soft"
          >{`${order.placed_day}, ${price(order.currency_sign, order.total)}`}</Text>
        </div>
        <RepeatButton order={order} size="s" kind="soft" />
      </div>
    </Card>
  );
}
