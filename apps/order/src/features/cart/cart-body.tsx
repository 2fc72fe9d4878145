import type { CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { texts } from '@servery/domain/messages/texts';
import { Button, TextButton } from '@servery/ui/button';
import { Dock } from '@servery/ui/dock';
import { IconArrowLeft, IconShoppingBag } from '@servery/ui/icon';
import { List } from '@servery/ui/list';
import { Paper, Tear } from '@servery/ui/paper';
import { Picture, PictureStack } from '@servery/ui/picture';
import { Sums } from '@servery/ui/sums';
import { Text } from '@servery/ui/text';
import { FulfilmentHost } from '#features/fulfilment/index.ts';
import { ScreenTitle } from '#features/shell/index.ts';
import { CancelOrder } from '#features/cart/cancel-order.tsx';
import { CartLines } from '#features/cart/cart-lines.tsx';
import { NoteAction, PromoRow } from '#features/cart/extras.tsx';
import css from '#features/cart/cart.module.css';
import { lineProblems } from '#features/cart/line-problems.ts';
import { ESTIMATE_NOTE, sumRows } from '#state/sum-rows.ts';
import { useProceed } from '#features/cart/use-proceed.tsx';
import { GoText } from '#state/links.tsx';
import { price } from '#state/money.ts';
import { usePopups } from '#state/popups.ts';
import { useFulfilment } from '#state/use-fulfilment.ts';
import { useNow } from '#state/use-now.ts';
import { WayIcon } from '#state/way-icon.tsx';
import { wayWords } from '#state/way-words.ts';

type Props = { merchant: Merchant; order: CartOrder };

function WayRow({ merchant }: { merchant: Merchant }) {
  const { choice, type, valid } = useFulfilment(merchant);
  const ask = usePopups((popups) => popups.askFulfilment);
  const clock = { now: useNow(), zone: merchant.time_zone };
  const words = valid && choice && type ? wayWords(choice, type, clock) : undefined;
  return (
    <div className={css.extra}>
      {words && choice ? (
        <WayIcon code={choice.code} size="l" className={css.accent} />
      ) : (
        <IconShoppingBag size="l" className={css.accent} />
      )}
      <b>{words?.title ?? texts.chooseFulfilment}</b>
      <TextButton aria-label="Change fulfilment" onClick={() => ask()}>
        {words ? 'Change' : 'Choose'}
      </TextButton>
    </div>
  );
}

function Plates({ order }: { order: CartOrder }) {
  const shown = order.items.filter((line) => line.img_url).slice(0, 3);
  return (
    <div className={css.plates}>
      <PictureStack>
        {shown.map((line) => (
          <Picture key={line.cart_item_slot_id} src={line.img_url} />
        ))}
      </PictureStack>
    </div>
  );
}

const noticesOf = (merchant: Merchant): readonly string[] =>
  [merchant.warning_text, merchant.menu.public_notice].filter((text) => text !== '');

export function CartBody({ merchant, order }: Props) {
  const { menu, locale } = merchant;
  const estimate = order.fulfilment_type === 'deliver' && order.delivery_fee_is_estimate === 1;
  return (
    <div className={css.cart}>
      <div className={css.titleRow}>
        <div>
          <ScreenTitle>Your cart</ScreenTitle>
          <Text size={15} tone="soft">
            {merchant.name}, {merchant.suburb}
          </Text>
        </div>
        <Plates order={order} />
      </div>
      <Paper aria-label="Order" className={css.paper}>
        <WayRow merchant={merchant} />
        <Tear />
        <h2 className="visually-hidden">Products</h2>
        <CartLines merchant={merchant} order={order} />
        <Tear />
        {menu.allow_promo_codes === 1 && (
          <>
            <PromoRow merchant={merchant} order={order} />
            <Tear />
          </>
        )}
        <Sums rows={sumRows(order, { sign: locale.currency_sign, gst: true })} />
        {estimate && (
          <Text size={13} tone="soft">
            {ESTIMATE_NOTE}
          </Text>
        )}
      </Paper>
      {menu.allow_order_notes === 1 && (
        <List label="More">
          <NoteAction merchant={merchant} order={order} />
        </List>
      )}
      {noticesOf(merchant).map((text) => (
        <Text key={text} size={15} tone="soft" className={css.fine}>
          {text}
        </Text>
      ))}
      <div className={css.ends}>
        <GoText to={`/menu/${menu.menu_name}`} icon={<IconArrowLeft />} className={css.toMenu}>
          {texts.backToMenu}
        </GoText>
        <CancelOrder merchant={merchant} />
      </div>
      <FulfilmentHost merchant={merchant} />
    </div>
  );
}

export function CartDock({ merchant, order }: Props) {
  const { proceed, sheet } = useProceed(merchant);
  const blocked = lineProblems(order.items).length > 0;
  return (
    <Dock className={css.dock}>
      {blocked && (
        <Text size={15} tone="bad" weight="strong">
          Take out what is no longer available to go on.
        </Text>
      )}
      <Button
        wide
        size="l"
        disabled={blocked}
        end={price(merchant.locale.currency_sign, order.grand_total)}
        onClick={proceed}
      >
        Proceed to Checkout
      </Button>
      {sheet}
    </Dock>
  );
}
