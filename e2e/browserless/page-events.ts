import type { OwnPage } from './contracts.ts';
import { matchesUrl, type PageRequest, type PageResponse, type Pattern } from './network.ts';

export type Fits = (it: unknown) => boolean | Promise<boolean>;

export function waitForEvent(
  page: OwnPage,
  name: string,
  given?: Fits | { predicate?: Fits },
): Promise<unknown> {
  const fits = typeof given === 'function' ? given : (given?.predicate ?? (() => true));
  return new Promise((done, failed) => {
    const end = () => {
      clearTimeout(late);
      page.off(name, listener);
    };
    const late = setTimeout(() => {
      end();
      failed(new Error(`Timeout of ${page.patience} ms: no ${name}\n${page.describe()}`));
    }, page.patience);
    const hear = async (it: unknown): Promise<void> => {
      if (!(await fits(it))) return;
      end();
      done(it);
    };
    const listener = (it: unknown) => void hear(it);
    page.on(name, listener);
  });
}

/** Whether a request or a response is the one that was meant. */
export const isWanted =
  <It extends PageRequest | PageResponse>(wanted: Pattern | ((it: It) => boolean)): Fits =>
  (it) =>
    typeof wanted === 'function'
      ? (wanted as (it: It) => boolean)(it as It)
      : matchesUrl(wanted, (it as It).url());
