import type { Product, ProductDetails } from '@servery/contract/entities/menu';
import type { Merchant } from '@servery/contract/entities/merchant';
import { productAt } from '@servery/domain/menu/available';
import { texts } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display, Money, Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { facts } from '#api/app-facts.ts';
import { ModifiersBoundary } from '#ordering/modifiers-boundary.tsx';
import { productQuery } from '#api/queries.ts';
import { ProductForm } from '#features/product/product-form.tsx';
import { useCartForm } from '#features/product/use-cart-form.ts';
import { ProductFoot } from '#features/product/product-foot.tsx';
import css from '#features/product/product.module.css';
import { useSayModifiersOpen } from '#state/modifiers-open.ts';
import { productFailure } from '#ordering/product-failure.ts';
import { useMoment } from '#ordering/use-moment.ts';
import { price } from '#shared/money.ts';
import { sayBad } from '#state/toasts.ts';
import type { LineWanted } from '#ordering/use-cart.ts';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/product/texts.ts';

export type ProductSheetProps = {
  merchant: Merchant;
  itemId: number;
  /** the cart line that is edited; -1 is a new one */
  slot: number;
  open: boolean;
  onClose: () => void;
  /** Only the choice is wanted: it is checked and handed back, and no call is made. */
  onChoose?: (line: LineWanted) => void;
  /** For no moment in particular, under this name: whether it can be had is judged when it is ordered. */
  anytime?: string;
  /** What was chosen of it before. */
  held?: ProductDetails['chosen'];
};

/** What the menu already knows shows at once, while the rest is on its way. */
const knownDish = (merchant: Merchant, id: number) =>
  merchant.menu.items.flatMap((category) => category.items).find((product) => product.id === id);

function useSayFailed(error: Error | null): void {
  useEffect(() => {
    if (error) sayBad(productFailure(error));
  }, [error]);
}

export function ProductSheet(props: ProductSheetProps) {
  const { merchant, itemId, slot, open, onClose } = props;
  useSayModifiersOpen(open);
  const details = useQuery({ ...productQuery(itemId, slot), enabled: open });
  useSayFailed(details.error);
  const dish = knownDish(merchant, itemId);
  const frame = {
    open,
    onClose,
    title: dish?.name ?? t.product,
    hideTitle: true,
    cover: dish && coverOf(dish),
  };
  if (details.data)
    return (
      <ModifiersBoundary
        key={`${itemId}-${slot}`}
        of={details.data}
        failed={<NotDrawn {...frame} retry={() => void details.refetch()} />}
      >
        <LoadedSheet details={details.data} {...props} />
      </ModifiersBoundary>
    );
  return (
    <Sheet {...frame}>
      {dish && <KnownDish dish={dish} sign={merchant.locale.currency_sign} />}
      {details.error ? (
        <EmptyState
          picture={null}
          title={t.productFailed}
          action={<Button onClick={() => void details.refetch()}>{common.tryAgain}</Button>}
        >
          {productFailure(details.error)}
        </EmptyState>
      ) : (
        <Loading label={more.loadingTheProduct} className={css.bones}>
          <Skeleton shape="block" height="72px" />
          <Skeleton shape="block" height="168px" />
        </Loading>
      )}
    </Sheet>
  );
}

/** The menu said this much already. */
function KnownDish({ dish, sign }: { dish: Product; sign: string }) {
  return (
    <div className={css.head}>
      <Display as="h2" size={32}>
        {dish.name}
      </Display>
      {dish.desc && <Text tone="soft">{dish.desc}</Text>}
      <Money>{price(sign, dish.base_price)}</Money>
    </div>
  );
}

type NotDrawnProps = Omit<ComponentProps<typeof Sheet>, 'children'> & { retry: () => void };

function NotDrawn({ retry, ...frame }: NotDrawnProps) {
  return (
    <Sheet {...frame}>
      <EmptyState
        picture={null}
        title={laterTexts.modifiersFailed}
        action={<Button onClick={retry}>{common.tryAgain}</Button>}
      />
    </Sheet>
  );
}

const coverOf = (dish: { tint: string; img_url?: string; image_url?: string; is_available: number }) =>
  facts.brand.flags.hide_pictures ? undefined : (
    <Picture
      src={dish.image_url || dish.img_url || undefined}
      tint={dish.tint as Tint}
      shape="head"
      sizes="(min-width: 720px) 520px, 100vw"
      muted={dish.is_available === 0}
      eager
    />
  );

function LoadedSheet(props: ProductSheetProps & { details: ProductDetails }) {
  const { merchant, open, onClose, onChoose, anytime, held } = props;
  const moment = useMoment(merchant);
  const known = anytime ? { ...props.details, is_available: 1 as const } : productAt(props.details, moment);
  const details = held ? { ...known, chosen: held, cart_item_slot_id: 0 } : known;
  const form = useCartForm({ merchant, details, onDone: onClose, onChoose });
  const sign = merchant.locale.currency_sign;
  const available = details.is_available === 1;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={details.name}
      hideTitle
      cover={coverOf(details)}
      foot={available ? <ProductFoot form={form} details={details} sign={sign} label={anytime} /> : undefined}
      className={css.sheet}
    >
      <ProductForm form={form} details={details} sign={sign} noted={anytime === undefined} />
      {!available && (
        <EmptyState picture={null} title={details.available_str || texts.productUnavailable}>
          {t.chooseSomethingElseFrom}
        </EmptyState>
      )}
    </Sheet>
  );
}
