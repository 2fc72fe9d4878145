import type { HomeBlock } from '@servery/contract/entities/home';
import { AccountCard } from '#features/home/account-card.tsx';
import { ImageBlock } from '#features/home/image-block.tsx';
import css from '#features/home/home.module.css';
import { LinkList } from '#features/home/link-list.tsx';
import { News } from '#features/home/news.tsx';

const LINKS: ReadonlySet<string> = new Set([
  'internal_link',
  'external_link',
  'google_review',
  'share',
  'app_download',
]);

function Block({ block }: { block: HomeBlock }) {
  switch (block.block) {
    case 'account':
      return <AccountCard block={block} />;
    case 'announcements':
      return <News block={block} />;
    case 'image':
      return <ImageBlock block={block} />;
    default:
      return null;
  }
}

/** The blocks below the hero, in the venue's order; those that only lead elsewhere make one list. */
export function HomeBlocks({ blocks }: { blocks: readonly HomeBlock[] }) {
  const links = blocks.filter(({ block }) => LINKS.has(block));
  return (
    <div className={css.blocks}>
      {blocks.map((block) => (
        <Block key={block.id} block={block} />
      ))}
      {links.length > 0 && <LinkList blocks={links} />}
    </div>
  );
}
