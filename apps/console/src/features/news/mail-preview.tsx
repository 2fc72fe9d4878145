import type { NewsRoom } from '@servery/contract/entities/news';
import { paragraphsOf } from '@servery/domain/news/rules';
import { newsMailTexts } from '@servery/domain/news/texts';
import pane from '#parts/pane.module.css';
import css from './news.module.css';
import { t } from '#features/news/texts.ts';

type Props = { letter: { subject: string; text: string; promo_id: number }; room: NewsRoom };

/** The mail as members get it. */
export function MailPreview({ letter, room }: Props) {
  const { subject, text, promo_id: promoId } = letter;
  const promo = room.promos.find(({ id }) => id === promoId);
  const said = paragraphsOf(text);
  return (
    <section aria-label={t.preview} className={pane.part}>
      <h3>{t.preview}</h3>
      <div className={css.mail}>
        <p className={css.band}>{room.brand}</p>
        <p className={css.subject}>{subject.trim() || t.subjectExample}</p>
        {(said.length > 0 ? said : [t.textExample]).map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same line may stand twice
          <p key={`${at} ${line}`}>{line}</p>
        ))}
        {promo && (
          <p className={css.code}>
            <span>{promo.title || newsMailTexts.code}</span>
            <b>{promo.code}</b>
          </p>
        )}
        <p>
          <span className={css.order}>{newsMailTexts.order}</span>
        </p>
        <p className={css.small}>
          {[...room.sender, newsMailTexts.why({ brand: room.brand })].map((line) => (
            <span key={line}>{line}</span>
          ))}
          <u>{newsMailTexts.stop}</u>
        </p>
      </div>
    </section>
  );
}
