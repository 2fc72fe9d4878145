import type { ProductDetails } from '@servery/contract/entities/menu';
import { Button } from '@servery/ui/actions/button';
import { Stepper } from '@servery/ui/actions/stepper';
import css from '#features/product/product.module.css';
import type { ProductFormState } from '#features/product/use-product-form.ts';
import { price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/product/texts.ts';

type Props = { form: ProductFormState; details: ProductDetails; sign: string };

export function ProductFoot({ form, details, sign }: Props) {
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
        {editing ? more.updateCart : more.addToCart}
      </Button>
    </>
  );
}
