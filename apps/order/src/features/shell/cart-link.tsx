import { IconShoppingBasket } from '@servery/ui/foundations/icon';
import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '#api/queries.ts';
import { itemsText } from '#shared/items-text.ts';
import { GoIcon } from '#shared/links.tsx';
import { useVenueSlug } from '#state/venue-slug.ts';
import { t } from '#features/shell/texts.ts';

export function CartLink({ className }: { className?: string }) {
  const { data: order } = useQuery(orderQuery(useVenueSlug()));
  const count = order?.num_items ?? 0;
  return (
    <GoIcon
      to="/cart"
      label={count > 0 ? t.cartWithItems({ items: itemsText(count) }) : t.cart}
      icon={<IconShoppingBasket />}
      badge={count}
      className={className}
    />
  );
}
