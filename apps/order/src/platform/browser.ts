import { shellIn, withShell } from '#platform/native-shell.ts';
import type { Platform } from '#platform/port.ts';
import { findPosition } from '#platform/position.ts';

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
  removeAll: (which) => {
    try {
      for (const key of Object.keys(localStorage).filter(which)) localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};

/** A window that is kept from opening answers null, but only when it is asked for with its opener. */
function openStore(url: string): boolean {
  if (!url.startsWith('https://')) return false;
  const opened = window.open(url, '_blank');
  if (opened) opened.opener = null;
  return opened !== null;
}

const browser: Platform = {
  native: false,
  storage,
  print: () => window.print(),
  buzz: () => navigator.vibrate?.(10),
  open: (url) => window.open(url, '_blank', 'noopener'),
  openStore,
  device: () => ({ device_useragent: navigator.userAgent.slice(0, 500), device_platform: 'web' }),
  scan: undefined,
  position: () => findPosition('geolocation' in navigator ? navigator.geolocation : undefined),
  push: undefined,
  asksToPush: 'at_start',
  deepLinks: undefined,
};

export const platform: Platform = withShell(browser, shellIn(globalThis));
