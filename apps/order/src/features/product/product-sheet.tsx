import type { ProductDetails } from '@servery/contract/entities/menu';
import type { Merchant } from '@servery/contract/entities/merchant';
import { networkError, texts } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/button';
import { EmptyState } from '@servery/ui/empty';
import { Picture, type Tint } from '@servery/ui/picture';
import { Sheet } from '@servery/ui/sheet';
import { Loading, Skeleton } from '@servery/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { facts } from '#api/app-facts.ts';
import { CallFailed } from '#api/call.ts';
import { productQuery } from '#api/queries.ts';
import { ProductForm } from '#features/product/product-form.tsx';
import { useProductForm } from '#features/product/use-product-form.ts';
import { ProductFoot } from '#features/product/product-foot.tsx';
import css from '#features/product/product.module.css';

export type ProductSheetProps = {
  merchant: Merchant;
  itemId: number;
  /** the cart line that is edited; -1 is a new one */
  slot: number;
  open: boolean;
  onClose: () => void;
};

/** What the menu already knows shows at once, while the rest is on its way. */
const knownDish = (merchant: Merchant, id: number) =>
  merchant.menu.items.flatMap((category) => category.items).find((product) => product.id === id);

export function ProductSheet({ merchant, itemId, slot, open, onClose }: ProductSheetProps) {
  // What an edited line holds changes in the cart itself, so it is never taken from memory.
  const keep = slot < 0 ? {} : { gcTime: 0 };
  const details = useQuery({ ...productQuery(itemId, slot), ...keep, enabled: open });
  const dish = knownDish(merchant, itemId);
  if (details.data)
    return (
      <LoadedSheet
        key={`${itemId}-${slot}`}
        details={details.data}
        {...{ merchant, itemId, slot, open, onClose }}
      />
    );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={dish?.name ?? 'Product'}
      hideTitle
      cover={dish && coverOf(dish)}
    >
      {details.error ? (
        <EmptyState
          picture={null}
          title="This product did not load"
          action={<Button onClick={() => void details.refetch()}>Try again</Button>}
        >
          {details.error instanceof CallFailed && details.error.failure.code !== 'network'
            ? details.error.failure.message
            : networkError('ME2')}
        </EmptyState>
      ) : (
        <Loading label="Loading the product" className={css.bones}>
          <Skeleton shape="title" height="2rem" />
          <Skeleton />
          <Skeleton shape="short" />
          <Skeleton shape="block" height="72px" />
          <Skeleton shape="block" height="168px" />
        </Loading>
      )}
    </Sheet>
  );
}

const coverOf = (dish: { tint: string; img_url?: string; image_url?: string; is_available: number }) =>
  facts.brand.flags.hide_pictures ? undefined : (
    <Picture
      src={dish.image_url || dish.img_url || undefined}
      tint={dish.tint as Tint}
      shape="head"
      muted={dish.is_available === 0}
      eager
    />
  );

function LoadedSheet({ merchant, details, open, onClose }: ProductSheetProps & { details: ProductDetails }) {
  const form = useProductForm({ merchant, details, onDone: onClose });
  const sign = merchant.locale.currency_sign;
  const available = details.is_available === 1;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={details.name}
      hideTitle
      cover={coverOf(details)}
      foot={available ? <ProductFoot form={form} details={details} sign={sign} /> : undefined}
      className={css.sheet}
    >
      <ProductForm form={form} details={details} sign={sign} />
      {!available && (
        <EmptyState picture={null} title={details.available_str || texts.productUnavailable}>
          Choose something else from the menu.
        </EmptyState>
      )}
    </Sheet>
  );
}
