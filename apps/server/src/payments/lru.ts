/** Holds so many, and lets go of the one that was not asked for the longest. */
export class LRU<K, V> {
  readonly #held = new Map<K, V>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: K): V | undefined {
    const value = this.#held.get(key);
    if (value !== undefined) {
      this.#held.delete(key);
      this.#held.set(key, value);
    }
    return value;
  }

  set(key: K, value: V): void {
    this.#held.delete(key);
    this.#held.set(key, value);
    const [oldest] = this.#held.keys();
    if (this.#held.size > this.#most && oldest !== undefined) this.#held.delete(oldest);
  }
}
