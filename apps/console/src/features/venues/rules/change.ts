import type { ListedVenue, VenuesChange } from '@servery/contract/calls/console/venues';

export type ChangeKind = 'pause' | 'sold_out' | 'price' | 'date';
/** A change as somebody writes it. */
export type WrittenChange = {
  kind: ChangeKind;
  minutes: string;
  product: string;
  until: 'hour' | 'today' | 'open';
  price: string;
  date: string;
  closed: boolean;
  from: string;
  to: string;
};
export const NO_CHANGE: WrittenChange = {
  kind: 'pause',
  minutes: '30',
  product: '',
  until: 'today',
  price: '',
  date: '',
  closed: true,
  from: '09:00',
  to: '15:00',
};

export type Field = 'product' | 'price' | 'date' | 'hours';
const PRICE = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/;

/** '$4.5' as '4.50'. */
export function typedPrice(text: string): string | undefined {
  const [, whole, cents = ''] = PRICE.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : `${Number(whole)}.${cents.padEnd(2, '0')}`;
}

/** What is asked of the server, or which field is wrong. */
export function changeToMake(it: WrittenChange): { change: VenuesChange } | { problem: Field } {
  const product = it.product.trim();
  switch (it.kind) {
    case 'pause':
      return {
        change: { kind: 'pause', reason: '', ...(it.minutes !== '' && { minutes: Number(it.minutes) }) },
      };
    case 'sold_out':
      return product === ''
        ? { problem: 'product' }
        : { change: { kind: 'sold_out', product, until: it.until } };
    case 'price': {
      const price = typedPrice(it.price);
      if (product === '') return { problem: 'product' };
      return price === undefined ? { problem: 'price' } : { change: { kind: 'price', product, price } };
    }
    case 'date':
      if (it.date === '') return { problem: 'date' };
      if (!it.closed && (it.from === '' || it.to === '')) return { problem: 'hours' };
      return { change: { kind: 'date', date: it.date, hours: it.closed ? [] : [`${it.from}-${it.to}`] } };
  }
}

/** What takes a change back, where one change can. */
export function changeBack(change: VenuesChange): VenuesChange | undefined {
  if (change.kind === 'pause') return { kind: 'open' };
  return change.kind === 'sold_out' ? { kind: 'back', product: change.product } : undefined;
}

const MAY = { pause: 'pause', sold_out: 'sold_out', price: 'menu', date: 'venue' } as const;

/** The changes that somebody may make in all of these. */
export const kindsFor = (venues: readonly ListedVenue[]): ChangeKind[] =>
  (Object.keys(MAY) as ChangeKind[]).filter((kind) => venues.every(({ may }) => may.includes(MAY[kind])));
