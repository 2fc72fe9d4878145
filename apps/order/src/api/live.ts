import { hearEvents, openEvents } from '@servery/contract/client/events';
import type { LiveEvent } from '@servery/contract/events';
import { useEffect, useEffectEvent } from 'react';
import { facts } from '#api/app-facts.ts';

type Changed = (event: LiveEvent | undefined) => void;

type Topic = {
  order: string;
  menu: string;
  /** Which version of the menu there is when the stream begins: what is shown may be older. */
  onVersion?: (version: number) => void;
};
type Hello = { menu_version?: number };

/** Until it is stopped; nothing where there is nothing to follow. The browser reconnects by itself. */
export function followChanges({ order, menu, onVersion }: Topic, changed: Changed): (() => void) | undefined {
  if (order === '' && menu === '') return undefined;
  const source = openEvents({ order, menu, brand: facts.brand.code }, facts.server);
  let opened = false;
  source.addEventListener('hello', (event) => {
    const { menu_version: version } = JSON.parse((event as Event & { data: string }).data || '{}') as Hello;
    if (version !== undefined) onVersion?.(version);
    // An order may have moved between the answer that is shown and the first word of the stream.
    if (opened || order !== '') changed(undefined);
    opened = true;
  });
  hearEvents(source, 'order', changed);
  hearEvents(source, 'menu', changed);
  hearEvents(source, 'brand', (event) => {
    if (event.type === 'brand') void import('#api/take-brand.ts').then((it) => it.takeBrand(event.version));
  });
  return () => source.close();
}

/** Follows live changes of an order or a menu; `onChange` also runs after a gap. */
export function useLiveChanges(topic: Partial<Topic>, onChange: Changed): void {
  const changed = useEffectEvent(onChange);
  const { order = '', menu = '' } = topic;
  const versionIs = useEffectEvent((version: number) => topic.onVersion?.(version));
  useEffect(
    () => followChanges({ order, menu, onVersion: versionIs }, (event) => changed(event)),
    [order, menu],
  );
}
