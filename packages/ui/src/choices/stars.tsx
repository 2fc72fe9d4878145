import { catalogue } from '@servery/domain/texts/catalogue';
import { useId } from 'react';
import { cx } from '#foundations/cx';
import { IconStar } from '#foundations/icon-more';
import css from './stars.module.css';

const t = catalogue('stars', { stars: '{star} of {most}', starsNamed: '{star} of {most}, {name}' });

const starNames: Readonly<Record<number, string>> = catalogue('stars-names', {
  1: 'poor',
  2: 'fair',
  3: 'good',
  4: 'very good',
  5: 'excellent',
});

export type StarsProps = {
  label: string;
  value: number;
  most: number;
  onChange: (stars: number) => void;
  className?: string;
};

const nameOf = (star: number, most: number): string => {
  const name = starNames[star];
  return name === undefined ? t.stars({ star, most }) : t.starsNamed({ star, most, name });
};

/** A rating in stars; who taps the chosen star again takes it back. */
export function Stars({ label, value, most, onChange, className }: StarsProps) {
  const name = useId();
  const stars = Array.from({ length: most }, (_, at) => at + 1);
  return (
    <fieldset className={cx(css.stars, className)}>
      <legend className={css.label}>{label}</legend>
      <span className={css.row}>
        {stars.map((star) => (
          <label key={star} className={css.star} data-on={star <= value || undefined}>
            <input
              type="radio"
              name={name}
              checked={star === value}
              aria-label={nameOf(star, most)}
              onChange={() => onChange(star)}
              onClick={() => star === value && onChange(0)}
            />
            <IconStar />
          </label>
        ))}
        <span aria-hidden className={css.value}>{`${value}/${most}`}</span>
      </span>
    </fieldset>
  );
}
