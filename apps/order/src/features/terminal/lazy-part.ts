import { type ComponentType, lazy } from 'react';

/** A part of a screen that is fetched when it is first shown. */
export const lazyPart = <Name extends string, Props extends object>(
  fetchPart: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) => lazy(async () => ({ default: (await fetchPart())[name] }));
