type Bound<V> = { most: number; weigh?: (value: V) => number };

/** What was used last is kept, up to a weight; what nobody has asked for the longest goes first. */
export class BoundedCache<K, V> {
  readonly #held = new Map<K, V>();
  readonly #bound: Required<Bound<V>>;
  #weight = 0;

  constructor({ most, weigh = () => 1 }: Bound<V>) {
    this.#bound = { most, weigh };
  }

  get size(): number {
    return this.#held.size;
  }

  get(key: K): V | undefined {
    const value = this.#held.get(key);
    if (value === undefined) return undefined;
    this.#held.delete(key);
    this.#held.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.delete(key);
    const { most, weigh } = this.#bound;
    if (weigh(value) > most) return;
    this.#held.set(key, value);
    this.#weight += weigh(value);
    for (const [oldest] of this.#held) {
      if (this.#weight <= most) break;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    const value = this.#held.get(key);
    if (value === undefined) return;
    this.#held.delete(key);
    this.#weight -= this.#bound.weigh(value);
  }
}
