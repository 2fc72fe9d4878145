import { randomUUID } from 'node:crypto';

const OWN = /^([0-9a-f]{8})-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(-b)?$/;

/**
 * What a provider knows a payment or a refund by: a UUID (of the kind that is free to say something) that says
 * which venue it is for, so that money is nobody's only where it really is.
 */
export function newPaymentId(venueId: number): string {
  const [, ...rest] = randomUUID().split('-');
  const [second = '', third = '', ...last] = rest;
  return [venueId.toString(16).padStart(8, '0'), second, `8${third.slice(1)}`, ...last].join('-');
}

export function venueOfPaymentId(id: string): number | undefined {
  const found = OWN.exec(id)?.[1];
  return found === undefined ? undefined : Number.parseInt(found, 16);
}
