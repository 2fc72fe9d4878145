const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '•': '*',
  '…': '...',
  '\u00A0': ' ',
};
const MARKS = /\p{M}/gu;
const LATIN_ONLY = /^[\u0020-\u007E\u00A1-\u00FF]*$/;

/**
 * A text in letters that every receipt printer has. Control characters are left out: what a customer typed must not
 * tell the printer to cut, to open the drawer or to go on the network.
 */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/\s/g, ' '))
    .map((letter) => {
      if (LATIN_ONLY.test(letter)) return letter;
      const plain = PLAIN[letter] ?? letter.normalize('NFD').replaceAll(MARKS, '');
      if (/^\p{C}$/u.test(letter) || plain === '') return '';
      return LATIN_ONLY.test(plain) ? plain : '?';
    })
    .join('');
