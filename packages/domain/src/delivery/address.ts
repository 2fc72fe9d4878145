/** An address as a form has it. */
export type AddressParts = {
  address1: string;
  address2: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
};
export type DeliveryAddress = { address: string; postcode: string };

/** As it travels: address1, address2, city, state, postcode and country, joined by commas. */
export const joinAddress = (parts: AddressParts): string =>
  [parts.address1, parts.address2, parts.city, parts.state, parts.postcode, parts.country]
    .map((part) => part.replaceAll(',', ' ').trim())
    .join(',');

const piecesOf = (text: string): string[] =>
  text
    .split(',')
    .map((piece) => piece.trim().replaceAll(/\s+/g, ' '))
    .filter((piece) => piece !== '');

/** '1 Hay St,,Perth,WA,6000,AU' without its gaps: '1 Hay St, Perth, WA, 6000, AU'. */
export const tidyAddress = (text: string): string => piecesOf(text).join(', ');

/** As it is read in Australia: '1 Hay St, Perth WA 6000'. The country is said where it is another one. */
export const addressText = (line: string): string =>
  tidyAddress(line)
    .replace(/, (?:AU|Australia)$/i, '')
    .replace(/, ([A-Z]{2,3}), (\d{4})$/i, ' $1 $2');

/** The postcode at the end of an address; empty when there is none. A house number in front is not one. */
export function postcodeIn(text: string): string {
  const [first = '', ...rest] = piecesOf(text);
  for (const piece of rest.toReversed()) {
    const found = /(?:^|\s)(\d{4})$/.exec(piece)?.[1];
    if (found) return found;
  }
  return rest.length === 0 ? (/\s(\d{4})$/.exec(first)?.[1] ?? '') : '';
}

/**
 * The address that was sent as a text, in parts, or as both. A postcode beside the text that contradicts the one
 * in it counts as none: the fee would be of one place and the driver sent to another.
 */
export function addressFrom(text: string, parts: AddressParts): DeliveryAddress {
  const given = tidyAddress(text);
  const inParts = parts.address1.trim() === '' ? '' : tidyAddress(joinAddress(parts));
  const address = given === '' ? inParts : given;
  const within = postcodeIn(given);
  const beside = parts.postcode.trim();
  if (within !== '' && beside !== '' && within !== beside) return { address, postcode: '' };
  return { address, postcode: beside || within };
}

export const sameAddress = (a: string, b: string): boolean =>
  tidyAddress(a).toLowerCase() === tidyAddress(b).toLowerCase();
