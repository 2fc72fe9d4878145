import type { ProductDetails } from '@servery/contract/entities/menu';
import { Button } from '@servery/ui/actions/button';
import { Stepper } from '@servery/ui/actions/stepper';
import { useDeferredValue } from 'react';
import { DishHead } from '#kiosk/product/dish-head.tsx';
import { DishGroup } from '#kiosk/product/dish-group.tsx';
import { platform } from '#platform/browser.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useCart } from '#ordering/use-cart.ts';
import { useProductForm } from '#ordering/use-product-form.ts';
import css from './dish.module.css';
import { price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';

/** One product: what it is, what can be chosen, how many. No keyboard. */
export function Dish({ details, onClose }: { details: ProductDetails; onClose: () => void }) {
  const { merchant } = useDeviceVenue();
  const { add } = useCart(merchant);
  const sign = merchant.locale.currency_sign;
  const form = useProductForm({
    details,
    send: (line) => {
      platform.buzz();
      return add.mutateAsync(line);
    },
    onDone: onClose,
  });
  const { choice, editing, submit } = form;
  // The product answers the tap; what can be chosen of it may take its time.
  const filled = useDeferredValue(true, false);
  return (
    <div className={css.dish}>
      <DishHead details={details} sign={sign} onClose={onClose} />
      <div className={css.groups}>
        {filled &&
          choice.groups.map((group) => (
            <DishGroup key={group.id} group={group} form={form} details={details} sign={sign} />
          ))}
      </div>
      <footer role="presentation" className={css.foot}>
        <Stepper
          label={details.qty_label || details.name}
          size="l"
          value={choice.quantity}
          min={choice.limits.min}
          max={choice.limits.max}
          onChange={choice.setQuantity}
        />
        <Button size="l" busy={add.isPending} detail={price(sign, choice.price)} onClick={submit}>
          {editing ? more.updateCart : more.addToCart}
        </Button>
      </footer>
    </div>
  );
}
