import { resolve } from 'node:path';

export const LOOKS = resolve(import.meta.dirname, '../.cache/looks');

/** A screen in one of its states, as it stood in a test: drawn and judged by Chromium once all of them are there. */
export type Saved = {
  client: 'order' | 'console';
  /** Where it is, and in which test it was seen. */
  url: string;
  test: string;
  viewport: { width: number; height: number };
  html: string;
};
