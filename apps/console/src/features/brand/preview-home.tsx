import { IconMenu, IconShoppingBasket } from '@servery/ui/foundations/icon';
import type { PreviewProps } from '#features/brand/place.ts';
import { keyed } from '#features/brand/rules/blocks.ts';
import css from './previews.module.css';
import { t } from '#features/brand/texts.ts';

export function TopBar({ value, mediaUrl }: Pick<PreviewProps, 'value' | 'mediaUrl'>) {
  return (
    <div className={css.top}>
      <img src={`${mediaUrl}${value.marks.logo}`} alt="" />
      <b>{value.name}</b>
      <IconShoppingBasket />
      <IconMenu />
    </div>
  );
}

const LINKS: ReadonlySet<string> = new Set([
  'internal_link',
  'external_link',
  'google_review',
  'embed_link',
  'iframe',
]);

/** The landing page: the picture, the first words, the way to the menu, and what follows. */
export function HomePreview({ value, mediaUrl }: PreviewProps) {
  const shown = value.blocks.filter(({ visible }) => visible);
  const welcome = shown.find(({ block }) => block === 'welcome');
  const order = shown.find(({ block }) => block === 'place_order');
  const news = shown.find(({ block }) => block === 'announcements');
  const account = shown.find(({ block, card }) => block === 'account' && card);
  const [latest] = value.news.toSorted((a, b) => b.at.localeCompare(a.at));
  const hasOrder = order !== undefined || shown.length === 0;
  return (
    <>
      <div className={css.hero}>
        <TopBar value={value} mediaUrl={mediaUrl} />
        <img className={css.table} src={`${mediaUrl}${welcome?.image || value.hero}`} alt="" />
        <p className={css.open}>{t.openNow}</p>
        <p className={css.headline}>{welcome?.title || value.tagline}</p>
        {welcome?.content && <p className={css.lead}>{welcome.content}</p>}
        {hasOrder && <span className={css.go}>{order?.title || t.orderNow}</span>}
      </div>
      {account && (
        <div className={css.card}>
          <div>
            <small>{account.title || t.myAccount}</small>
            <b>{t.sampleHello}</b>
          </div>
          <div>
            <small>{t.balance}</small>
            <b>{t.sampleBalance}</b>
          </div>
          <span className={css.bar} />
        </div>
      )}
      {news && <p className={css.section}>{news.heading || news.title || t.announcements}</p>}
      {news && latest && (
        <div className={css.card}>
          <b>{latest.title}</b>
          <p>{latest.content}</p>
        </div>
      )}
      {keyed(shown)
        .filter(({ block: { block } }) => block === 'image' || LINKS.has(block))
        .map(({ key, block }) => (
          <div key={key} className={css.card}>
            <b>{block.title}</b>
            <p>{block.content}</p>
          </div>
        ))}
    </>
  );
}
