import type { HomeBlock } from '@servery/contract/entities/home';
import { pageAddress } from '@servery/domain/home/block-address';
import css from '#features/home/views.module.css';
import { ViewActions } from '#features/home/view-actions.tsx';

/** A page of another site is its own owner inside the frame; a file of this one may run nothing in our name. */
const sandboxOf = (address: string): string =>
  address.startsWith('/') ? 'allow-popups' : 'allow-forms allow-popups allow-same-origin allow-scripts';

/** Somebody else's page, as high as the window leaves room above the buttons. */
export function FrameView({ block, order }: { block: HomeBlock; order: string | undefined }) {
  const address = pageAddress(block.link_url) ?? '';
  return (
    <main id="main">
      <h1 className="visually-hidden">{block.title}</h1>
      <iframe
        src={address || undefined}
        title={block.title}
        sandbox={sandboxOf(address)}
        data-order={order === undefined ? undefined : true}
        className={css.frame}
      />
      <ViewActions order={order} />
    </main>
  );
}
