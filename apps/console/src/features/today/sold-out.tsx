import { Switch } from '@servery/ui/inputs/check';
import { Text } from '@servery/ui/foundations/text';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { storeQuery } from '#api/store-query.ts';
import { useSoldOut } from '#features/stock/index.ts';
import css from './today.module.css';
import { t } from '#features/today/texts.ts';

const MOST = 6;

/** What can't be had now, back with one tap. */
export function SoldOut() {
  const { data } = useQuery(storeQuery);
  const { mutate } = useSoldOut();
  const items = (data?.items ?? []).filter((item) => item.sold_out === 1);
  return (
    <section aria-label={t.soldOut} className={css.part}>
      <header>
        <h2>{t.soldOut}</h2>
        <Link to="/menu">{t.toMenu}</Link>
      </header>
      {items.length === 0 && <Text tone="soft">{t.noneSoldOut}</Text>}
      <ul>
        {items.slice(0, MOST).map(({ id, name, img_url: picture, tint, available_str: when }) => (
          <li key={id} className={css.sold}>
            <Picture src={picture || undefined} tint={tint as Tint} muted className={css.picture} />
            <span>
              <b>{name}</b>
              <small>{when || t.untilOn}</small>
            </span>
            <Switch
              label={t.available({ name })}
              hideLabel
              checked={false}
              onChange={() => mutate({ product_id: id, sold_out: 0 })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
