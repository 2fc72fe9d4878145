import { texts } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Row } from '@servery/ui/foundations/stack';
import { Sheet } from '@servery/ui/overlays/sheet';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from '#api/queries.ts';
import { Dish } from '#kiosk/product/dish.tsx';
import type { ProductWanted } from '#ordering/use-product-form.ts';
import { useSayModifiersOpen } from '#state/modifiers-open.ts';
import { ModifiersBoundary } from '#ordering/modifiers-boundary.tsx';
import { productFailure } from '#ordering/product-failure.ts';
import { toWhoever } from '#state/toasts.ts';
import css from './product-sheet.module.css';
import { common } from '#shared/common-texts.ts';
import { more } from '#shared/more-texts.ts';

export type ProductSheetProps = { wanted: ProductWanted | undefined; onClose: () => void };

export function ProductSheet({ wanted, onClose }: ProductSheetProps) {
  useSayModifiersOpen(wanted !== undefined);
  return (
    <Sheet
      kind="full"
      open={wanted !== undefined}
      onClose={onClose}
      title={wanted?.name ?? ''}
      hideTitle
      dismissable={false}
      pad="bare"
      className={css.sheet}
    >
      {wanted ? <Content wanted={wanted} onClose={onClose} /> : null}
    </Sheet>
  );
}

function Failed({ title, retry, onClose }: { title: string; retry: () => void; onClose: () => void }) {
  return (
    <div className={css.middle}>
      <EmptyState
        title={title}
        action={
          <Row wrap justify="center">
            <Button onClick={retry}>{common.tryAgain}</Button>
            <Button kind="line" onClick={onClose}>
              {texts.backToMenu}
            </Button>
          </Row>
        }
      />
    </div>
  );
}

function Content({ wanted, onClose }: { wanted: ProductWanted; onClose: () => void }) {
  const product = useQuery(productQuery(wanted.itemId, wanted.slot));
  const failed = (title: string, retry: () => void) => (
    <Failed title={title} retry={retry} onClose={onClose} />
  );
  if (product.error) return failed(toWhoever(productFailure(product.error)), () => void product.refetch());
  if (!product.data) return <Bones />;
  return (
    <ModifiersBoundary
      of={product.data}
      failed={failed(laterTexts.modifiersFailed, () => void product.refetch())}
    >
      <Dish details={product.data} onClose={onClose} />
    </ModifiersBoundary>
  );
}

function Bones() {
  return (
    <Loading label={more.loadingTheProduct} className={css.bones}>
      <Skeleton height="500px" />
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Loading>
  );
}
