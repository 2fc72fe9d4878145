import { Loading, Skeleton, SkeletonCard } from '@servery/ui/feedback/skeleton';
import css from './menu-skeleton.module.css';
import { common } from '#shared/common-texts.ts';

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of the menu while it is on its way. */
export function MenuSkeleton() {
  return (
    <Loading label={common.loadingTheMenu} className={css.bones}>
      <div className={css.rail}>
        {SIX.map((key) => (
          <Skeleton key={key} shape="round" width="124px" />
        ))}
      </div>
      <div className={css.cards}>
        {SIX.map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </Loading>
  );
}
