import { lazy, Suspense, useEffect } from 'react';
import type { StripProps } from '#features/changes/order-changes.tsx';

const fetchStrip = () => import('#features/changes/order-changes.tsx');
const Strip = lazy(async () => ({ default: (await fetchStrip()).Strip }));
const ignore = (): void => undefined;

/** Most orders have none: it is fetched after the page, before there is one. */
export function OrderChangesStrip(props: StripProps) {
  useEffect(() => void fetchStrip().catch(ignore), []);
  if (props.changed.changes.length === 0) return null;
  return (
    <Suspense>
      <Strip {...props} />
    </Suspense>
  );
}
