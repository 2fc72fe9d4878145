import { IconChevronDown } from '@servery/ui/foundations/icon-more';
import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import css from '#features/mobile-field/mobile-field.module.css';
import { DIALS, joinMobile, splitMobile } from '#features/mobile-field/mobile.ts';
import { useCan } from '#shared/can.ts';
import { sampleMobile } from '@servery/domain/checkout/phone';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/mobile-field/texts.ts';

type Props = {
  value: string;
  home: string;
  error: string | undefined;
  label?: string;
  onChange: (mobile: string) => void;
};

/** A country's dial prefix beside the number; hands on the whole number. */
export function MobileField({ value, home, error, label = more.mobile, onChange }: Props) {
  const can = useCan();
  const [parts, setParts] = useState(() => splitMobile(value, home));
  const put = (next: typeof parts) => {
    setParts(next);
    onChange(joinMobile(next.typed, next.country));
  };
  return (
    <TextField
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete={can('autofill') ? 'tel' : 'off'}
      placeholder={sampleMobile(parts.country) || undefined}
      maxLength={20}
      value={parts.typed}
      error={error}
      onChange={(event) => put({ ...parts, typed: event.target.value })}
      before={
        <span className={css.dial}>
          <select
            aria-label={more.country}
            value={parts.country}
            onChange={(event) => put({ ...parts, country: event.target.value })}
          >
            {DIALS.map(({ country, prefix }) => (
              <option key={country} value={country}>
                {country || t.other} {prefix}
              </option>
            ))}
          </select>
          <IconChevronDown />
        </span>
      }
    />
  );
}
