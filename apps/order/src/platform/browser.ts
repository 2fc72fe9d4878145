import type { Platform } from '#platform/port.ts';

/** Storage can be switched off or full: then what only this device knows lasts as long as the page. */
const storage: Platform['storage'] = {
  read: (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Kept in memory by whoever writes.
    }
  },
  remove: (key) => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};

export const platform: Platform = {
  storage,
  print: () => window.print(),
  buzz: () => navigator.vibrate?.(10),
  open: (url) => window.open(url, '_blank', 'noopener'),
};
