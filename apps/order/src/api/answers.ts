import type { Upgrade } from '@servery/contract/envelope';

type Listeners<T> = { notify: (value: T) => void; listen: (listener: (value: T) => void) => () => void };

function listeners<T>(): Listeners<T> {
  const all = new Set<(value: T) => void>();
  return {
    notify: (value) => {
      for (const listener of all) listener(value);
    },
    listen: (listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

/** Any answer may say that there is a newer version. */
export const upgrades = listeners<Upgrade>();
/** Any answer may say that nobody is signed in any more; the call that heard it goes along. */
export const sessionEnds = listeners<string>();
