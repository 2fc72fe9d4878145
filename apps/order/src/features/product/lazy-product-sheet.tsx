import { lazy, Suspense } from 'react';
import type { ProductSheetProps } from '#features/product/product-sheet.tsx';

const Sheet = lazy(async () => ({
  default: (await import('#features/product/product-sheet.tsx')).ProductSheet,
}));

export function ProductSheet(props: ProductSheetProps) {
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  );
}
