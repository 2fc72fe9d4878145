import { catalogue } from '@servery/domain/texts/catalogue';
import { useEffect, useEffectEvent } from 'react';
import { cx } from '#foundations/cx';
import { IconDelete } from '#foundations/icon-more';
import { keyFromKeyboard, pressKey } from './numpad-keys.tsx';
import type { NumpadKey, NumpadRules } from './numpad-keys.tsx';
import css from './numpad.module.css';

const t = catalogue('numpad', { deleteLast: 'Delete last digit', clear: 'Clear', point: 'Point' });

export type NumpadProps = NumpadRules & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** lower left key: double zero, decimal point or clear */
  extra?: '00' | '.' | 'clear';
  onEnter?: () => void;
  /** hear the hardware keyboard wherever focus is, except inside another text field */
  keyboard?: boolean;
  disabled?: boolean;
  className?: string;
};

const names: Partial<Record<NumpadKey, string>> = {
  get back() {
    return t.deleteLast;
  },
  get clear() {
    return t.clear;
  },
  get '.'() {
    return t.point;
  },
};
const digits: NumpadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

export function Numpad(props: NumpadProps) {
  const {
    label,
    value,
    onChange,
    extra = 'clear',
    onEnter,
    keyboard = true,
    disabled,
    className,
    ...rules
  } = props;
  const keys: NumpadKey[] = [...digits, extra, '0', 'back'];
  const press = (key: NumpadKey) => onChange(pressKey(value, key, rules));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === 'Enter' && onEnter && !(event.target instanceof HTMLButtonElement)) {
      // Whatever gets the focus when a dialog closes must not be pressed by the same key.
      event.preventDefault();
      return onEnter();
    }
    const key = keyFromKeyboard(event.key, new Set(keys));
    if (key === undefined) return;
    event.preventDefault();
    press(key);
  });
  useEffect(() => {
    if (!keyboard) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [keyboard]);

  return (
    <fieldset aria-label={label} tabIndex={-1} data-first-focus className={cx(css.numpad, className)}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          disabled={disabled}
          aria-label={names[key]}
          data-key={key}
          onClick={() => press(key)}
        >
          {key === 'back' ? <IconDelete /> : key === 'clear' ? t.clear : key}
        </button>
      ))}
    </fieldset>
  );
}
