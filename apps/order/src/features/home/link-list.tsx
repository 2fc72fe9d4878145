import type { HomeBlock } from '@servery/contract/entities/home';
import { IconExternalLink, IconInfo, IconShare2, IconSmartphone, IconStar } from '@servery/ui/icon';
import { List, ListButton, ListLink } from '@servery/ui/list';
import { Display } from '@servery/ui/text';
import { facts } from '#api/app-facts.ts';
import css from '#features/home/home.module.css';
import { GoRow } from '#state/row-link.tsx';
import { sayGood } from '#state/toasts.ts';

async function share(): Promise<void> {
  const { name, words } = facts.brand;
  const link = { title: name, text: words.tagline, url: location.origin };
  try {
    if (typeof navigator.share === 'function') return await navigator.share(link);
    await navigator.clipboard.writeText(link.url);
    sayGood('Link copied');
  } catch {
    // The customer thought better of it.
  }
}

function Row({ block }: { block: HomeBlock }) {
  const words = { title: block.title, note: block.content || block.heading || undefined };
  const away = { href: block.link_url, target: '_blank', rel: 'noopener' };
  switch (block.block) {
    case 'share':
      return <ListButton icon={<IconShare2 />} {...words} onClick={() => void share()} />;
    case 'internal_link':
      return <GoRow to={block.link_url || '/'} icon={<IconInfo />} {...words} />;
    case 'google_review':
      return <ListLink icon={<IconStar />} {...words} {...away} />;
    case 'app_download':
      return <ListLink icon={<IconSmartphone />} {...words} {...away} />;
    default:
      return <ListLink icon={<IconExternalLink />} {...words} {...away} />;
  }
}

export function LinkList({ blocks }: { blocks: readonly HomeBlock[] }) {
  return (
    <section aria-labelledby="more-title" className={css.section}>
      <Display size={24} id="more-title">
        More from us
      </Display>
      <List>
        {blocks.map((block) => (
          <Row key={block.id} block={block} />
        ))}
      </List>
    </section>
  );
}
