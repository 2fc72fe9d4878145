import { catalogue } from '@servery/domain/texts/catalogue';
import type { ComponentProps } from 'react';
import { cx } from '#foundations/cx';
import { IconSearch, IconX } from '#foundations/icon';
import { Kbd } from '#foundations/text';
import css from './search-field.module.css';

const t = catalogue('search-field', { clear: 'Clear' });

export type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  look?: 'sunk' | 'raised';
  /** the key that jumps here, shown at the end */
  shortcut?: string;
  clearLabel?: string;
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'>;

export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, look = 'sunk', shortcut, clearLabel = t.clear, className, ...rest } = props;
  return (
    <search data-look={look} className={cx(css.search, className)}>
      <IconSearch />
      <input
        placeholder={label}
        {...rest}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' ? (
        <button type="button" aria-label={clearLabel} className={css.clear} onClick={() => onChange('')}>
          <IconX />
        </button>
      ) : (
        shortcut !== undefined && <Kbd aria-hidden>{shortcut}</Kbd>
      )}
    </search>
  );
}
