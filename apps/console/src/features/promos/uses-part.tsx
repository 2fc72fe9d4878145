import type { HeldPromo } from '@servery/contract/entities/promo-editor';
import { dateName } from '@servery/domain/hours/words';
import { useQuery } from '@tanstack/react-query';
import { promoUsesQuery } from '#api/promos-query.ts';
import pane from '#parts/pane.module.css';
import css from './editor.module.css';
import { t } from '#features/promos/texts.ts';

/** How often it was used on each of the last two weeks' days; nothing where it never was. */
export function UsesPart({ promo }: { promo: HeldPromo }) {
  const { data } = useQuery({ ...promoUsesQuery(promo.id), enabled: promo.uses > 0 });
  if (!data || promo.uses === 0) return null;
  const most = Math.max(1, ...data.days.map(({ uses }) => uses));
  return (
    <section aria-label={t.usedEachDay} className={pane.part}>
      <h3>{t.usedEachDay}</h3>
      <ol className={css.days}>
        {data.days.map(({ date, uses }) => {
          const name = dateName(date);
          return (
            <li key={date}>
              <span className="visually-hidden">{t.usesOn({ date: name, uses })}</span>
              <span aria-hidden>{uses > 0 && uses}</span>
              <i aria-hidden style={{ blockSize: `${(uses / most) * 4}rem` }} />
              <b aria-hidden>{name.charAt(0)}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
