import type { ProductDetails } from '@servery/contract/entities/menu';
import { Button } from '@servery/ui/actions/button';
import { Stepper } from '@servery/ui/actions/stepper';
import { DishHead } from '#kiosk/product/dish-head.tsx';
import { DishGroup } from '#kiosk/product/dish-group.tsx';
import { platform } from '#platform/browser.ts';
import { useState } from 'react';
import { lineSubmitter } from '#ordering/submit-line.ts';
import { sayBad } from '#state/toasts.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useCart } from '#ordering/use-cart.ts';
import { type ProductChoice, useProductChoice } from '#ordering/use-product-choice.ts';
import css from './dish.module.css';
import { price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';

const groupId = (id: number): string => `option-group-${id}`;

/** An unmet rule comes into view instead of hiding behind a disabled button. */
function showFirstProblem(choice: ProductChoice): void {
  const group = choice.groups.find((each) => choice.problemOf(each) !== undefined);
  const found = group && document.querySelector(`#${groupId(group.id)}`);
  found?.scrollIntoView({ behavior: 'smooth', block: 'center' });
}

/** One product: what it is, what can be chosen, how many. No keyboard. */
export function Dish({ details, onClose }: { details: ProductDetails; onClose: () => void }) {
  const { merchant } = useDeviceVenue();
  const { add } = useCart(merchant);
  const choice = useProductChoice(details);
  const [submitLine] = useState(lineSubmitter);
  const sign = merchant.locale.currency_sign;

  const send = async () => {
    choice.ask();
    const outcome = await submitLine({
      problems: choice.problems,
      onProblems: (text) => {
        sayBad(text);
        showFirstProblem(choice);
      },
      send: () => {
        platform.buzz();
        return add.mutateAsync(choice.line());
      },
    });
    if (outcome === 'done') onClose();
  };
  return (
    <div className={css.dish}>
      <DishHead details={details} sign={sign} onClose={onClose} />
      <div className={css.groups}>
        {choice.groups.map((group) => (
          <DishGroup key={group.id} id={groupId(group.id)} group={group} choice={choice} sign={sign} />
        ))}
      </div>
      <footer className={css.foot}>
        <Stepper
          label={details.qty_label || details.name}
          size="l"
          value={choice.quantity}
          min={choice.limits.min}
          max={choice.limits.max}
          onChange={choice.setQuantity}
        />
        <Button size="l" busy={add.isPending} detail={price(sign, choice.price)} onClick={() => void send()}>
          {details.cart_item_slot_id < 0 ? more.addToCart : more.updateCart}
        </Button>
      </footer>
    </div>
  );
}
