import type { NewsSegment } from '@servery/contract/entities/news';
import { dollars } from '#money';
import { t } from '#news/texts';

/** To whom it goes, in a few words. */
export function segmentText(
  segment: NewsSegment,
  products: readonly { id: number; name: string }[] = [],
): string {
  const { kind, days, times, points } = segment;
  switch (kind) {
    case 'all':
      return t.all;
    case 'ordered':
      return t.ordered({ count: days });
    case 'lapsed':
      return t.lapsed({ count: days });
    case 'often':
      return t.often({ times, days });
    case 'spent':
      return t.spent({ amount: dollars(segment.amount), days });
    case 'points':
      return t.points({ count: points });
    case 'product': {
      const product = products.find(({ id }) => id === segment.product_id);
      return t.product({ name: product?.name ?? t.someProduct, days });
    }
  }
}
