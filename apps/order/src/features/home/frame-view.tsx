import type { HomeBlock } from '@servery/contract/entities/home';
import { pageAddress } from '@servery/domain/home/block-address';
import css from '#features/home/views.module.css';
import { ViewActions } from '#features/home/view-actions.tsx';

/** Somebody else's page, as high as the window leaves room above the buttons. */
export function FrameView({ block, order }: { block: HomeBlock; order: string | undefined }) {
  return (
    <main id="main">
      <h1 className="visually-hidden">{block.title}</h1>
      <iframe
        src={pageAddress(block.link_url)}
        title={block.title}
        sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
        data-order={order === undefined ? undefined : true}
        className={css.frame}
      />
      <ViewActions order={order} />
    </main>
  );
}
