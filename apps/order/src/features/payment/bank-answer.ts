type Heard = Pick<MessageEvent, 'data' | 'source'>;

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * What the bank's frame says: a nonce, or an empty text where its owner said no. Nothing where another window speaks,
 * or speaks of something else. A frame without an origin of its own is known by its window.
 */
export function bankAnswer({ data, source }: Heard, frame: unknown): string | undefined {
  const told = partOf(data, 'threeDSecure');
  if (!frame || source !== frame || typeof told !== 'object' || told === null) return undefined;
  const nonce = partOf(told, 'nonce') ?? '';
  return typeof nonce === 'string' ? nonce : undefined;
}
