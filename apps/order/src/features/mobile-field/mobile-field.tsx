import { IconChevronDown } from '@servery/ui/foundations/icon-more';
import { TextField } from '@servery/ui/inputs/field';
import css from '#features/mobile-field/mobile-field.module.css';
import { DIALS, dialText } from '#features/mobile-field/mobile.ts';
import { useMobileParts } from '#features/mobile-field/use-mobile-parts.ts';
import { useCan } from '#shared/can.ts';
import { sampleMobile } from '@servery/domain/checkout/phone';
import { more } from '#shared/more-texts.ts';

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
  const { typed, country: chosen, put } = useMobileParts({ value, home, onChange });
  return (
    <TextField
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete={can('autofill') ? 'tel' : 'off'}
      placeholder={sampleMobile(chosen) || undefined}
      maxLength={20}
      value={typed}
      error={error}
      onChange={(event) => put({ typed: event.target.value })}
      before={
        <span className={css.dial}>
          <select
            aria-label={more.country}
            value={chosen}
            onChange={(event) => put({ country: event.target.value })}
          >
            {DIALS.map(({ country }) => (
              <option key={country} value={country}>
                {dialText(country)}
              </option>
            ))}
          </select>
          <IconChevronDown />
        </span>
      }
    />
  );
}
