import type { AsyncRouteComponent } from '@tanstack/react-router';
import { type ComponentType, use } from 'react';

/**
 * A page that is fetched when it is first wanted, or before. The router's own would load the whole page again where a
 * part of it is missing, which without a line leaves an empty screen: here the error says so, and what shows it waits.
 */
export function lazyPage<Name extends string>(
  fetchPart: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): AsyncRouteComponent<object> {
  let fetching: Promise<void> | undefined;
  let found: ComponentType | undefined;
  let failed: unknown;
  const fetchIt = async (): Promise<void> => {
    try {
      found = (await fetchPart())[name];
    } catch (error) {
      fetching = undefined;
      failed = error;
    }
  };
  const preload = (): Promise<void> => {
    failed = undefined;
    fetching ??= fetchIt();
    return fetching;
  };
  function Page() {
    if (failed) throw failed as Error;
    if (!found) use(preload());
    const Found = found;
    return Found ? <Found /> : null;
  }
  return Object.assign(Page, { preload });
}
