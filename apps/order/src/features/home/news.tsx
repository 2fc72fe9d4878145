import type { HomeBlock } from '@servery/contract/entities/home';
import { localDate } from '@servery/domain/hours/availability';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Display, Text } from '@servery/ui/foundations/text';
import { BlockIcon } from '#features/home/block-icon.tsx';
import { BlockHeading } from '#features/home/block-card.tsx';
import { GetNotified } from '#features/get-notified/index.ts';
import css from '#features/home/home.module.css';
import { t } from '#features/home/texts.ts';

/** The day on which it was written at the venue, wherever it is read. */
const dayOf = (seconds: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone })
    .format(seconds * 1000)
    .replaceAll(',', '');
const isoDay = (seconds: number, zone: string): string => localDate(seconds * 1000, zone).toString();

export function News({ block, zone }: { block: HomeBlock; zone: string }) {
  return (
    <section aria-labelledby={`heading-${block.id}`} className={css.section}>
      <BlockHeading block={block}>
        <BlockIcon block={block} />
        {block.heading || block.title || t.announcements}
      </BlockHeading>
      {block.announcements.length === 0 ? (
        <Text tone="soft">{block.nocontent || laterTexts.noAnnouncements}</Text>
      ) : (
        <ul className={css.newsList}>
          {block.announcements.map((news) => (
            <li key={news.id} className={css.news}>
              <time dateTime={isoDay(news.created, zone)}>{dayOf(news.created, zone)}</time>
              <Display as="h3" size={20}>
                {news.title}
              </Display>
              <Text size={15}>{news.content}</Text>
            </li>
          ))}
        </ul>
      )}
      {block.show_push_register === 1 && <GetNotified />}
    </section>
  );
}
