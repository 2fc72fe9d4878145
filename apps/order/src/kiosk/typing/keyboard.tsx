import { IconDelete } from '@servery/ui/foundations/icon-more';
import { useEffect, useEffectEvent } from 'react';
import { DIGITS, fromHardware, type NameKey, ROWS } from '#kiosk/typing/keys.ts';
import css from './keyboard.module.css';
import { t } from '#kiosk/typing/texts.ts';

const NO_SIGNS: readonly string[] = [];

type Props = {
  onKey: (key: NameKey) => void;
  digits?: boolean;
  /** Signs that letters and digits do not have: '@' and '.' for an email address. */
  signs?: readonly string[];
};

/** Letters as large as a thumb, and digits where something has them. */
export function Keyboard({ onKey, digits, signs = NO_SIGNS }: Props) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const key = fromHardware(event.key);
    const onButton = event.target instanceof HTMLButtonElement && event.key === ' ';
    if (key !== undefined && !event.ctrlKey && !event.metaKey && !onButton) onKey(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <fieldset aria-label={t.keyboard} className={css.keyboard}>
      {digits && (
        <div className={css.row}>
          {DIGITS.map((digit) => (
            <button key={digit} type="button" className={css.key} onClick={() => onKey(digit)}>
              {digit}
            </button>
          ))}
        </div>
      )}
      {ROWS.map((row, at) => (
        <div key={row[0]} className={css.row}>
          {row.map((letter) => (
            <button key={letter} type="button" className={css.key} onClick={() => onKey(letter)}>
              {letter}
            </button>
          ))}
          {at === 1 ? (
            <button
              type="button"
              aria-label={t.deleteLastLetter}
              className={css.key}
              onClick={() => onKey('back')}
            >
              <IconDelete />
            </button>
          ) : null}
        </div>
      ))}
      <div className={css.row}>
        <button type="button" className={css.word} onClick={() => onKey('clear')}>
          {t.clear}
        </button>
        <button type="button" data-wide className={css.word} onClick={() => onKey(' ')}>
          {t.space}
        </button>
        {signs.map((sign) => (
          <button key={sign} type="button" className={css.word} onClick={() => onKey(sign)}>
            {sign}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
