import type { ProductDetails } from '@servery/contract/entities/menu';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { TextField } from '@servery/ui/inputs/field';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Stepper } from '@servery/ui/actions/stepper';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { productQuery } from '#api/queries.ts';
import { OptionGroupChoices } from '#pos/options/option-group.tsx';
import { useSayModifiersOpen } from '#state/modifiers-open.ts';
import { useDeviceVenue } from '#state/device-venue.ts';
import { useCart } from '#ordering/use-cart.ts';
import { type ProductWanted, useProductForm } from '#ordering/use-product-form.ts';
import { ModifiersBoundary } from '#ordering/modifiers-boundary.tsx';
import { productFailure } from '#ordering/product-failure.ts';
import css from './options-sheet.module.css';
import { price } from '#shared/money.ts';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#pos/options/texts.ts';

export type OptionsSheetProps = { wanted: ProductWanted | undefined; onClose: () => void };

export function OptionsSheet({ wanted, onClose }: OptionsSheetProps) {
  useSayModifiersOpen(wanted !== undefined);
  return (
    <Sheet open={wanted !== undefined} onClose={onClose} title={wanted?.name ?? ''} size="l" pad="bare">
      {wanted ? <Content wanted={wanted} onClose={onClose} /> : null}
    </Sheet>
  );
}

function Content({ wanted, onClose }: { wanted: ProductWanted; onClose: () => void }) {
  const product = useQuery(productQuery(wanted.itemId, wanted.slot));
  const failed = (title: string, retry: () => void) => (
    <EmptyState title={title} action={<Button onClick={retry}>{common.tryAgain}</Button>} />
  );
  if (product.error) return failed(productFailure(product.error), () => void product.refetch());
  if (product.data)
    return (
      <ModifiersBoundary
        of={product.data}
        failed={failed(laterTexts.modifiersFailed, () => void product.refetch())}
      >
        <Chooser details={product.data} onClose={onClose} />
      </ModifiersBoundary>
    );
  return (
    <Loading label={more.loadingTheProduct} className={css.form}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  );
}

function Chooser({ details, onClose }: { details: ProductDetails; onClose: () => void }) {
  const { merchant } = useDeviceVenue();
  const { add } = useCart(merchant);
  const form = useProductForm({ details, send: add.mutateAsync, onDone: onClose });
  const { choice, editing } = form;
  const sign = merchant.locale.currency_sign;
  const box = useRef<HTMLFormElement>(null);
  // Keys go to the choices at once, not to the close button.
  useEffect(
    () => box.current?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true }),
    [],
  );
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form ref={box} className={css.form} onSubmit={submit}>
      {choice.groups.map((group) => (
        <OptionGroupChoices key={group.id} group={group} form={form} sign={sign} />
      ))}
      <TextField
        look="inset"
        label={t.noteForTheKitchen}
        maxLength={200}
        autoComplete="off"
        value={choice.notes}
        onChange={(event) => choice.setNotes(event.target.value)}
      />
      <div className={css.foot}>
        <Stepper
          label={details.name}
          value={choice.quantity}
          min={choice.limits.min}
          max={choice.limits.max}
          onChange={choice.setQuantity}
        />
        <Button type="submit" shape="block" wide busy={add.isPending} detail={price(sign, choice.price)}>
          {editing ? more.updateCart : more.addToCart}
        </Button>
      </div>
    </form>
  );
}
