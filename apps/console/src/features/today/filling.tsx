import { ProgressBar } from '@servery/ui/feedback/progress';
import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { capacityQuery } from '#api/store-query.ts';
import css from './today.module.css';
import { t } from '#features/today/texts.ts';

const MOST = 6;
/** From here on a place is worth a look. */
const CLOSE = 0.5;

/** Times and places that are close to full, the next first. */
export function Filling() {
  const { data } = useQuery(capacityQuery(undefined));
  const rows = (data?.rows ?? [])
    .map((row) => ({ ...row, gone: row.taken + row.held }))
    .filter(({ gone, capacity }) => gone > 0 && gone >= capacity * CLOSE)
    .slice(0, MOST);
  return (
    <section aria-label={t.filling} className={css.part}>
      <header>
        <h2>{t.filling}</h2>
        <Link to="/slots">{t.allSlots}</Link>
      </header>
      {rows.length === 0 && <Text tone="soft">{t.noSlots}</Text>}
      <ul>
        {rows.map(({ place, label, gone, capacity }) => (
          <li key={place} className={css.fill}>
            <span>{label}</span>
            <ProgressBar
              label={t.taken({ label })}
              value={gone}
              max={Math.max(capacity, 1)}
              tone={gone >= capacity ? 'warn' : 'accent'}
            />
            <span>{gone >= capacity ? t.full : t.takenOf({ taken: gone, capacity })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
