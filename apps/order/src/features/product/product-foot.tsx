import type { ProductDetails } from '@servery/contract/entities/menu';
import { Button } from '@servery/ui/actions/button';
import { Stepper } from '@servery/ui/actions/stepper';
import css from '#features/product/product.module.css';
import type { CartForm } from '#features/product/use-cart-form.ts';
import { price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/product/texts.ts';

type Props = {
  form: CartForm;
  details: ProductDetails;
  sign: string;
  /** What the button says where nothing goes into the cart. */
  label?: string | undefined;
};

export function ProductFoot({ form, details, sign, label }: Props) {
  const { choice, editing, busy, submit } = form;
  return (
    <>
      <Stepper
        label={details.qty_label || details.name}
        typed={t.quantityOf({ name: details.name })}
        value={choice.quantity}
        onChange={choice.setQuantity}
        min={choice.limits.min}
        max={choice.limits.max}
        size="l"
      />
      <Button end={price(sign, choice.price)} busy={busy} onClick={submit} className={css.wide}>
        {label ?? (editing ? more.updateCart : more.addToCart)}
      </Button>
    </>
  );
}
