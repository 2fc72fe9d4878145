export type NumpadKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '00'
  | '.'
  | 'back'
  | 'clear';
export type NumpadRules = {
  /** digits at most, without the point */
  maxDigits?: number;
  /** figures after the point */
  decimals?: number;
  /** keep leading zeros: a code or a phone number, not an amount */
  keepZeros?: boolean;
};

const digitsOf = (value: string) => value.replace('.', '').length;

function typeDigit(value: string, digit: string, rules: NumpadRules): string {
  const { maxDigits = 12, decimals = 2, keepZeros = false } = rules;
  const [, fraction] = value.split('.');
  if (fraction !== undefined && fraction.length >= decimals) return value;
  if (!keepZeros && (value === '' || value === '0') && fraction === undefined) return digit;
  return digitsOf(value) >= maxDigits ? value : value + digit;
}

/** What the value becomes when a key is pressed; a key that would break a rule changes nothing. */
export function pressKey(value: string, key: NumpadKey, rules: NumpadRules = {}): string {
  if (key === 'clear') return '';
  if (key === 'back') return value.slice(0, -1);
  if (key === '.') return value.includes('.') ? value : `${value === '' ? '0' : value}.`;
  if (key !== '00') return typeDigit(value, key, rules);
  const nothingYet = !rules.keepZeros && (value === '' || value === '0');
  return nothingYet ? value : typeDigit(typeDigit(value, '0', rules), '0', rules);
}

const fromKeyboard: Record<string, NumpadKey> = { Backspace: 'back', Delete: 'clear', '.': '.', ',': '.' };

/** The numpad key that a hardware key stands for. */
export function keyFromKeyboard(key: string, allowed: ReadonlySet<NumpadKey>): NumpadKey | undefined {
  const found = /^\d$/.test(key) ? (key as NumpadKey) : fromKeyboard[key];
  return found !== undefined && (allowed.has(found) || found === 'clear') ? found : undefined;
}
