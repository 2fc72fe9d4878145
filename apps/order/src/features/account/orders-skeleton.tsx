import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import css from '#features/account/orders.module.css';
import { t } from '#features/account/texts.ts';

const ROWS = [1, 2, 3, 4];

/** The shape of the list to come. */
export function OrdersSkeleton() {
  return (
    <Loading label={t.loadingYourOrders} className={css.bones}>
      <Skeleton shape="title" width="8rem" />
      <div className={css.rows}>
        {ROWS.map((row) => (
          <div key={row} className={css.boneRow}>
            <Skeleton shape="block" height="72px" />
            <div>
              <Skeleton shape="title" />
              <Skeleton shape="short" />
            </div>
            <Skeleton shape="block" height="48px" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
