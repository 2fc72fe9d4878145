import { Loading, Skeleton } from '@servery/ui/skeleton';
import css from './till-bones.module.css';

const TILES = Array.from({ length: 25 }, (_, at) => at);

export function TillBones() {
  return (
    <Loading label="Loading the menu" className={css.bones}>
      <div className={css.tiles}>
        {TILES.map((at) => (
          <Skeleton key={at} shape="block" height="100%" />
        ))}
      </div>
      <div className={css.ticket} />
    </Loading>
  );
}
