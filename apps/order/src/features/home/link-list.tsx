import type { HomeBlock } from '@servery/contract/entities/home';
import { accountTarget, insidePath, outsideAddress } from '@servery/domain/home/block-address';
import { List, ListButton, ListLink } from '@servery/ui/surfaces/list';
import { Display } from '@servery/ui/foundations/text';
import { BlockIcon } from '#features/home/block-icon.tsx';
import css from '#features/home/home.module.css';
import { useOpenBlock } from '#features/home/open-block.ts';
import { shareOnDevice } from '#features/home/share-block.tsx';
import { GoRow } from '#shared/row-link.tsx';
import { t } from '#features/home/texts.ts';

const RowPicture = ({ block }: { block: HomeBlock }) =>
  block.image_url === '' ? (
    <BlockIcon block={block} always />
  ) : (
    <img src={block.image_url} alt="" width="40" height="40" loading="lazy" className={css.thumb} />
  );

function Row({ block, open }: { block: HomeBlock; open: (id: number) => void }) {
  const look = {
    title: block.title,
    note: block.content || block.heading || undefined,
    icon: <RowPicture block={block} />,
  };
  switch (block.block) {
    case 'share':
      return <ListButton {...look} onClick={() => void shareOnDevice(block)} />;
    case 'embed_link':
    case 'iframe':
      return <ListButton {...look} onClick={() => open(block.id)} />;
    case 'internal_link':
      return <GoRow {...look} to={insidePath(block.target || block.link_url)} />;
    case 'account':
      return <GoRow {...look} to={accountTarget(block.target)} />;
    default: {
      const href = outsideAddress(block.link_url);
      return href ? <ListLink {...look} href={href} target="_blank" rel="noopener" /> : null;
    }
  }
}

export function LinkList({ blocks }: { blocks: readonly HomeBlock[] }) {
  const { open } = useOpenBlock();
  return (
    <section aria-labelledby="more-title" className={css.section}>
      <Display size={24} id="more-title">
        {t.moreFromUs}
      </Display>
      <List>
        {blocks.map((block) => (
          <Row key={block.id} block={block} open={open} />
        ))}
      </List>
    </section>
  );
}
