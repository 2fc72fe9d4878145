const LONGEST = 40;
/** Letters and what stands between them in names: no digits, dots, slashes or signs that make an address or a number. */
const NAME = /^[\p{L}\p{M}]+(?:[ '’-]+[\p{L}\p{M}]+)*$/u;

/** A name as a mail may say it. Who gets the mail may not be who typed the name: what could be a message is left out. */
export function sayableName(name: string): string {
  const tidy = name.trim().replaceAll(/\s+/g, ' ');
  return tidy.length <= LONGEST && NAME.test(tidy) ? tidy : '';
}

/** 'Hello Mia.', or 'Hello.' */
export function greeting(word: string, name: string): string {
  const said = sayableName(name);
  return said === '' ? `${word}.` : `${word} ${said}.`;
}

const LINK = /\S*(?::\/\/|\bwww\.|[\p{L}\d-]\.\p{L}{2,}|@)\S*/giu;

/** Words that a customer typed, in a mail to an address that they typed too: nothing in them can be followed. */
export const withoutLinks = (text: string): string => text.replaceAll(LINK, '…');
