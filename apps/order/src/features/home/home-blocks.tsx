import type { HomeBlock } from '@servery/contract/entities/home';
import type { Merchant } from '@servery/contract/entities/merchant';
import { facts } from '#api/app-facts.ts';
import { AccountCard } from '#features/home/account-card.tsx';
import { AppDownload } from '#features/home/app-download.tsx';
import { BlockCard } from '#features/home/block-card.tsx';
import { PushBlock } from '#features/home/push-block.tsx';
import css from '#features/home/home.module.css';
import { LinkList } from '#features/home/link-list.tsx';
import { News } from '#features/home/news.tsx';
import { orderPath, placeOrderOf } from '#features/home/order-path.ts';
import { ShareBlock } from '#features/home/share-block.tsx';
import { platform } from '#platform/browser.ts';
import { GoButton } from '#shared/links.tsx';
import { useCan } from '#shared/can.ts';
import { t } from '#features/home/texts.ts';

type Home = { merchant: Merchant; blocks: readonly HomeBlock[] };

const LINKS: ReadonlySet<string> = new Set([
  'internal_link',
  'external_link',
  'google_review',
  'embed_link',
  'iframe',
]);

function Block({ block, home }: { block: HomeBlock; home: Home }) {
  switch (block.block) {
    case 'account':
      return block.use_card === 1 ? <AccountCard block={block} /> : null;
    case 'announcements':
      return <News block={block} zone={home.merchant.time_zone} />;
    case 'image':
      return <BlockCard block={block} look={block.use_card === 1 ? 'rest' : 'sea'} />;
    case 'share':
      return platform.native ? null : <ShareBlock block={block} />;
    case 'app_download':
      return <AppDownload block={block} />;
    case 'push_notifs':
      return <PushBlock block={block} />;
    case 'place_order':
      // The first one stands in the hero.
      return block === placeOrderOf(home.blocks) ? null : (
        <BlockCard block={{ ...block, title: '' }}>
          <GoButton to={orderPath(home, block)}>{block.title || t.placeAnOrder}</GoButton>
        </BlockCard>
      );
    default:
      return null;
  }
}

function useRows(blocks: readonly HomeBlock[]): HomeBlock[] {
  const can = useCan();
  const account = can('account') && !facts.brand.flags.hide_account;
  return blocks.filter(
    ({ block, use_card }) =>
      LINKS.has(block) ||
      (block === 'account' && use_card === 0 && account) ||
      // The share buttons are for pages; the app has the device's own sheet.
      (block === 'share' && platform.native),
  );
}

/** The blocks below the hero, in the venue's order; those that only lead elsewhere make one list. */
export function HomeBlocks({ home }: { home: Home }) {
  const rows = useRows(home.blocks);
  return (
    <div className={css.blocks}>
      {home.blocks.map((block) => (
        <Block key={block.id} block={block} home={home} />
      ))}
      {rows.length > 0 && <LinkList blocks={rows} />}
    </div>
  );
}
