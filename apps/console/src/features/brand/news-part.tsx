import { Button } from '@servery/ui/actions/button';
import { IconPlus } from '@servery/ui/foundations/icon';
import { IconTrash2 } from '@servery/ui/foundations/icon-more';
import { TextArea, TextField } from '@servery/ui/inputs/field';
import type { News } from '#features/brand/rules/written.ts';
import type { BrandDraft } from '#features/brand/use-brand.ts';
import pane from '#parts/pane.module.css';
import css from './texts.module.css';
import { t } from '#features/brand/texts.ts';

/** Now by the venue's clock, as a venue file writes it. */
const momentIn = (zone: string): string =>
  Temporal.Now.zonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ');

/** What is new, the latest first. */
export function NewsPart({ draft, zone }: { draft: BrandDraft; zone: string }) {
  const { news } = draft.value;
  const set = (next: News[]) => draft.change({ news: next });
  const change = (at: number, next: Partial<News>) =>
    set(news.map((each, index) => (index === at ? { ...each, ...next } : each)));
  const latest = news
    .map((item, at) => ({ item, at }))
    .toSorted((a, b) => b.item.at.localeCompare(a.item.at));
  return (
    <section aria-label={t.news} className={pane.part}>
      <h3>{t.news}</h3>
      <ul className={css.blocks}>
        {latest.map(({ item, at }) => (
          <li key={at} className={css.block}>
            <div className={css.blockBody}>
              <TextField
                label={t.newsTitle({ at: item.at })}
                look="inset"
                maxLength={200}
                value={item.title}
                onChange={({ target }) => change(at, { title: target.value })}
              />
              <TextArea
                label={t.newsText}
                maxLength={2000}
                value={item.content}
                onChange={({ target }) => change(at, { content: target.value })}
              />
              <Button
                kind="quiet"
                size="s"
                icon={<IconTrash2 />}
                className={css.begin}
                onClick={() => set(news.filter((_, index) => index !== at))}
              >
                {t.removeNews}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button
        kind="line"
        size="s"
        icon={<IconPlus />}
        className={css.begin}
        onClick={() => set([...news, { at: momentIn(zone), title: '', content: '' }])}
      >
        {t.addNews}
      </Button>
    </section>
  );
}
