import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Dialog } from '@servery/ui/overlays/sheet';
import { Picture } from '@servery/ui/surfaces/picture';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import css from './picture-field.module.css';
import { t } from '#features/menu/texts.ts';

type Shown = { path: string; url: string };
type Props = { used: readonly Shown[]; onClose: () => void; onTake: (picture: Shown) => void };

const picturesQuery = queryOptions({
  queryKey: ['pictures'],
  queryFn: ({ signal }) => callOrThrow('ConsolePictures', {}, signal),
});

/** The pictures that there are: those that were uploaded, and those on the menu. */
export function OwnPictures({ used, onClose, onTake }: Props) {
  const { data, isPending } = useQuery(picturesQuery);
  const all = new Map([...(data?.pictures ?? []), ...used].map(({ path, url }) => [path, url]));
  return (
    <Dialog open title={t.oneOfOurs} onClose={onClose}>
      {isPending && (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="8rem" />
        </Loading>
      )}
      {!isPending && all.size === 0 && <EmptyState title={t.noPictures}>{t.noPicturesNote}</EmptyState>}
      <ul className={css.gallery}>
        {[...all].map(([path, url], at) => (
          <li key={path}>
            <button
              type="button"
              aria-label={t.takePicture({ number: at + 1 })}
              onClick={() => onTake({ path, url })}
            >
              <Picture src={url} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
