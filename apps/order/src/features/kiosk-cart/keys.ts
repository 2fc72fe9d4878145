export const ROWS: readonly string[][] = ['QWERTYUIOP', 'ASDFGHJKL', "ZXCVBNM'-"].map((row) => row.split(''));
const LONGEST_NAME = 24;
const SHORTEST_NAME = 2;

export type NameKey = string;

/** Names are written as people write them: a capital at the start of each word. */
const inCase = (name: string, letter: string): string =>
  name === '' || /[ '-]$/.test(name) ? letter.toUpperCase() : letter.toLowerCase();

/** What the name becomes when a key is pressed. A key that makes no sense here changes nothing. */
export function pressNameKey(name: string, key: NameKey): string {
  if (key === 'back') return name.slice(0, -1);
  if (key === 'clear') return '';
  if (name.length >= LONGEST_NAME) return name;
  if (/^\p{L}$/u.test(key)) return name + inCase(name, key);
  const joins = key === ' ' || key === "'" || key === '-';
  return joins && /\p{L}$/u.test(name) ? name + key : name;
}

export const isNameEnough = (name: string): boolean => name.trim().length >= SHORTEST_NAME;

/** The key of the on-screen keyboard that a hardware key stands for. */
export function fromHardware(key: string): NameKey | undefined {
  if (key === 'Backspace') return 'back';
  return key.length === 1 ? key : undefined;
}
