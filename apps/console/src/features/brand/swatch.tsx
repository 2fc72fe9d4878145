import { TextField } from '@servery/ui/inputs/field';
import { useState } from 'react';
import { typedColour } from '#features/brand/rules/contrast-rows.ts';
import css from './look.module.css';
import { t } from '#features/brand/texts.ts';

type Props = { label: string; value: string; changed: boolean; onChange: (colour: string) => void };

/** A colour: picked by dragging, or typed as it is written in a style guide. */
export function Swatch({ label, value, changed, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const colour = typedColour(text);
    if (colour !== undefined) onChange(colour);
  };
  const isBad = typed !== undefined && typedColour(typed) === undefined;
  return (
    <div className={css.swatch}>
      <input
        type="color"
        aria-label={t.pick({ colour: label })}
        value={value}
        onChange={({ target }) => {
          setTyped(undefined);
          onChange(target.value);
        }}
      />
      <TextField
        label={label}
        look="inset"
        spellCheck={false}
        autoComplete="off"
        maxLength={9}
        changed={changed}
        value={typed ?? value.toUpperCase()}
        error={isBad ? t.problemColour : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          if (!isBad) setTyped(undefined);
        }}
      />
    </div>
  );
}
