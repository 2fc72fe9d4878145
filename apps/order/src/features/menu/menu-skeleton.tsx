import { Loading, Skeleton, SkeletonCard, SkeletonRow } from '@servery/ui/feedback/skeleton';
import css from '#features/menu/menu-page.module.css';
import { common } from '#shared/common-texts.ts';

const six = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The menu's own shape, before it has come. */
export function MenuSkeleton() {
  return (
    <Loading label={common.loadingTheMenu} className={css.skeleton}>
      <h1 className="visually-hidden">{common.menu}</h1>
      <Skeleton shape="block" height="156px" />
      <Skeleton shape="title" width="40%" />
      <div className={css.bonesRows}>
        {six.map((id) => (
          <SkeletonRow key={id} />
        ))}
      </div>
      <div className={css.bonesCards}>
        {six.map((id) => (
          <SkeletonCard key={id} />
        ))}
      </div>
    </Loading>
  );
}
