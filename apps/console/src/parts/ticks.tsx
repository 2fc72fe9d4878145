import { Checkbox } from '@servery/ui/inputs/check';
import { FieldError } from '@servery/ui/inputs/field';
import css from './pane.module.css';

type Props<T extends string> = {
  label: string;
  all: readonly T[];
  nameOf: (each: T) => string;
  chosen: readonly T[];
  error?: string | undefined;
  onChange: (chosen: readonly T[]) => void;
};

/** Some of a list, by tick. */
export const Ticks = <T extends string>({ label, all, nameOf, chosen, error, onChange }: Props<T>) => (
  <fieldset className={css.ticks}>
    <legend>{label}</legend>
    {all.map((each) => (
      <Checkbox
        key={each}
        checked={chosen.includes(each)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, each] : chosen.filter((other) => other !== each))
        }
      >
        {nameOf(each)}
      </Checkbox>
    ))}
    {error !== undefined && <FieldError>{error}</FieldError>}
  </fieldset>
);
