import type { CartLine, CartOrder } from '@servery/contract/entities/cart';
import type { Merchant } from '@servery/contract/entities/merchant';
import { MAX_QUANTITY } from '@servery/domain/cart/lines';
import { NoteTag } from '@servery/ui/actions/badge';
import { Button } from '@servery/ui/actions/button';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Stepper } from '@servery/ui/actions/stepper';
import { Money } from '@servery/ui/foundations/text';
import { useState } from 'react';
import { lineNotice } from '#features/cart/index.ts';
import css from '#features/checkout/checkout.module.css';
import { price } from '#shared/money.ts';
import { useCart } from '#ordering/use-cart.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/checkout/texts.ts';

type Props = { merchant: Merchant; order: CartOrder };

type LineProps = { line: CartLine; sign: string; put: (quantity: number) => void; onRemove: () => void };

function Line({ line, sign, put, onRemove }: LineProps) {
  const out = line.is_available === 0;
  const notice = lineNotice(line, sign);
  return (
    <li data-out={out || undefined} className={css.line}>
      <b>{line.name}</b>
      <Money>{price(sign, line.price)}</Money>
      <span className={css.lineMore}>
        {[line.short_desc, line.notes && `“${line.notes}”`].filter(Boolean).join(', ')}
      </span>
      {out ? (
        <Button kind="soft" size="s" aria-label={t.remove({ name: line.name })} onClick={() => put(0)}>
          {more.remove}
        </Button>
      ) : (
        <Stepper
          label={line.name}
          typed={t.quantityOf({ name: line.name })}
          value={line.quantity}
          min={Math.max(1, line.min_qty)}
          max={line.max_qty || MAX_QUANTITY.inCart}
          size="compact"
          onChange={put}
          onRemove={onRemove}
        />
      )}
      {notice && (
        <p className={css.lineNotice}>
          <NoteTag tone={notice.tone}>{notice.text}</NoteTag>
          {out && t.notInYourTotal}
        </p>
      )}
    </li>
  );
}

/** The products once more, each with its quantity; the last of one is removed only after asking. */
export function CheckoutLines({ merchant, order }: Props) {
  const { setQuantity } = useCart(merchant, 'checkout');
  const [removing, setRemoving] = useState<CartLine>();
  const put = ({ cart_item_slot_id }: CartLine, quantity: number) =>
    setQuantity.mutate({ cart_item_slot_id, quantity });
  const remove = () => {
    if (removing) put(removing, 0);
    setRemoving(undefined);
  };
  return (
    <>
      <ul aria-label={more.products} className={css.lines}>
        {order.items.map((line) => (
          <Line
            key={line.cart_item_slot_id}
            line={line}
            sign={merchant.locale.currency_sign}
            put={(quantity) => put(line, quantity)}
            onRemove={() => setRemoving(line)}
          />
        ))}
      </ul>
      <Dialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={more.removeIt({ name: removing?.name ?? '' })}
        align="center"
      >
        <div className={css.extraForm}>
          <Button kind="bad" wide onClick={remove}>
            {more.remove}
          </Button>
          <Button kind="quiet" wide onClick={() => setRemoving(undefined)}>
            {more.keepIt}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
