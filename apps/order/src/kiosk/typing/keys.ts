export const ROWS: readonly string[][] = ['QWERTYUIOP', 'ASDFGHJKL', "ZXCVBNM'-"].map((row) => row.split(''));
export const DIGITS: readonly string[] = '1234567890'.split('');
const LONGEST_NAME = 24;
const SHORTEST_NAME = 2;
const LONGEST_CODE = 40;
const LONGEST_NOTE = 200;
const LONGEST_LINE = 80;

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

/** A promo code or a booking reference: capitals and digits. */
export function pressCodeKey(code: string, key: NameKey): string {
  if (key === 'back') return code.slice(0, -1);
  if (key === 'clear') return '';
  return /^[\p{L}\d-]$/u.test(key) && code.length < LONGEST_CODE ? code + key.toUpperCase() : code;
}

/** Words for the kitchen: a capital at the start, then as they come. */
export function pressNoteKey(note: string, key: NameKey): string {
  if (key === 'back') return note.slice(0, -1);
  if (key === 'clear') return '';
  if (note.length >= LONGEST_NOTE || (key === ' ' && (note === '' || note.endsWith(' ')))) return note;
  return note + (note === '' ? key.toUpperCase() : key.toLowerCase());
}

/** A street or a suburb: a capital at the start of each word, and numbers as they stand on the door. */
export function pressAddressKey(line: string, key: NameKey): string {
  if (key === 'back') return line.slice(0, -1);
  if (key === 'clear') return '';
  if (line.length >= LONGEST_LINE || (key === ' ' && (line === '' || line.endsWith(' ')))) return line;
  return line + (/^\p{L}$/u.test(key) ? inCase(line, key) : key);
}

/** The name of a dish, as it comes. */
export function pressSearchKey(search: string, key: NameKey): string {
  if (key === 'back') return search.slice(0, -1);
  if (key === 'clear') return '';
  const joins = key === ' ' && (search === '' || search.endsWith(' '));
  return joins || search.length >= LONGEST_NAME ? search : search + key.toLowerCase();
}

/** An email address: small letters, digits and the signs that addresses have. */
export function pressEmailKey(email: string, key: NameKey): string {
  if (key === 'back') return email.slice(0, -1);
  if (key === 'clear') return '';
  return /^[\p{L}\d.@_+-]$/u.test(key) && email.length < 254 ? email + key.toLowerCase() : email;
}

/** A phone number or an amount: digits, and a sign in front. */
export function pressNumberKey(number: string, key: NameKey): string {
  if (key === 'back') return number.slice(0, -1);
  if (key === 'clear') return '';
  const fits = /^[\d.]$/.test(key) || (key === '+' && number === '');
  return fits && number.length < 20 ? number + key : number;
}

export const isNameEnough = (name: string): boolean => name.trim().length >= SHORTEST_NAME;

/** The key of the on-screen keyboard that a hardware key stands for. */
export function fromHardware(key: string): NameKey | undefined {
  if (key === 'Backspace') return 'back';
  return key.length === 1 ? key : undefined;
}
