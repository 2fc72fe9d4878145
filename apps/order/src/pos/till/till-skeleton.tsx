import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import css from './till-skeleton.module.css';
import { common } from '#shared/common-texts.ts';

const TILES = Array.from({ length: 25 }, (_, at) => at);

export function TillSkeleton() {
  return (
    <Loading label={common.loadingTheMenu} className={css.bones}>
      <div className={css.tiles}>
        {TILES.map((at) => (
          <Skeleton key={at} shape="block" height="100%" />
        ))}
      </div>
      <div className={css.ticket} />
    </Loading>
  );
}
