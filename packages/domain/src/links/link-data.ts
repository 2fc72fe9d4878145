/** What a link, a QR code or an address of the menu may say, in the words of the wire. */
export type LinkData = {
  table_num: string;
  promo_code: string;
  booking_name: string;
  booking_ref: string;
  /** 0 where nothing is said. */
  booking_pax: number;
  /** How the order is had, in the words people put into links. */
  fulfil: string;
  /** Ask the customer to confirm what was filled in. */
  confirm: boolean;
  /** Whom the link was made for. It says nothing about who is holding it. */
  userid: string;
};

export const emptyLink: LinkData = {
  table_num: '',
  promo_code: '',
  booking_name: '',
  booking_ref: '',
  booking_pax: 0,
  fulfil: '',
  confirm: false,
  userid: '',
};

const LIMIT = {
  table_num: 20,
  promo_code: 40,
  booking_name: 60,
  booking_ref: 40,
  fulfil: 20,
  userid: 40,
} as const;
export type LinkText = keyof typeof LIMIT;

/** A link is typed by anybody: no control characters, no half characters, no more than fits. */
export function cleanText(field: LinkText, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
  const cut = Array.from(text).slice(0, LIMIT[field]).join('').trim();
  return field === 'promo_code' ? cut.toUpperCase() : cut;
}

export function cleanPax(value: unknown): number {
  const pax = Number(typeof value === 'string' ? value.trim() || '0' : value);
  return Number.isInteger(pax) && pax > 0 && pax <= 999 ? pax : 0;
}

/** Whether it says anything at all. */
export const saysSomething = (link: LinkData): boolean =>
  link.booking_pax > 0 || Object.values(link).some((value) => value !== '' && value !== 0 && value !== false);
