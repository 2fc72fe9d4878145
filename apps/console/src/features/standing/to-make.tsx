import type { StandingToMake } from '@servery/contract/calls/console/standing';
import { clockText } from '@servery/domain/hours/words';
import { Segmented } from '@servery/ui/choices/segmented';
import { Picture, type Tint } from '@servery/ui/surfaces/picture';
import { useState } from 'react';
import { byTime } from '#features/standing/rules/shown.ts';
import css from './next-day.module.css';
import { t } from '#features/standing/texts.ts';

const spanOf = (times: StandingToMake['times']): string => {
  const first = times[0]?.time ?? '';
  const last = times.at(-1)?.time ?? '';
  return first === last ? clockText(first) : t.span({ from: clockText(first), to: clockText(last) });
};

const timeWords = (time: string): string => (time === '' ? '' : clockText(time));

function Products({ products }: { products: readonly StandingToMake[] }) {
  return (
    <ul className={css.make}>
      {products.map(({ product_id, name, img_url, tint, count, times }) => (
        <li key={product_id}>
          <Picture src={img_url || undefined} tint={tint as Tint} className={css.picture} />
          <b>{name}</b>
          <small>{spanOf(times)}</small>
          <output>{count}</output>
        </li>
      ))}
    </ul>
  );
}

function Times({ products }: { products: readonly StandingToMake[] }) {
  return (
    <ul className={css.make} data-by="time">
      {byTime(products).map(({ time, count, lines }) => (
        <li key={time}>
          <b>{timeWords(time)}</b>
          <small>{lines.map((line) => `${line.count} ${line.name}`).join(', ')}</small>
          <output>{count}</output>
        </li>
      ))}
    </ul>
  );
}

/** What the kitchen makes for the day, by product or by time. */
export function ToMake({ products }: { products: readonly StandingToMake[] }) {
  const [by, setBy] = useState<'product' | 'time'>('product');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="to-make" className={css.part}>
      <header className={css.partHead}>
        <h3 id="to-make">{t.toMake}</h3>
        <Segmented
          label={t.by}
          size="s"
          value={by}
          onChange={setBy}
          items={[
            { value: 'product', label: t.product },
            { value: 'time', label: t.time },
          ]}
        />
      </header>
      {by === 'product' ? <Products products={products} /> : <Times products={products} />}
    </section>
  );
}
