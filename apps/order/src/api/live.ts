import { hearEvents, openEvents } from '@servery/contract/client/events';
import type { LiveEvent } from '@servery/contract/events';
import { useEffect, useEffectEvent } from 'react';
import { facts } from '#api/app-facts.ts';

type Changed = (event: LiveEvent | undefined) => void;

/** Until it is stopped; nothing where there is nothing to follow. The browser reconnects by itself. */
export function followChanges(
  { order, menu }: { order: string; menu: string },
  changed: Changed,
): (() => void) | undefined {
  if (order === '' && menu === '') return undefined;
  const source = openEvents({ order, menu }, facts.server);
  let opened = false;
  source.addEventListener('hello', () => {
    // An order may have moved between the answer that is shown and the first word of the stream.
    if (opened || order !== '') changed(undefined);
    opened = true;
  });
  hearEvents(source, 'order', changed);
  hearEvents(source, 'menu', changed);
  return () => source.close();
}

/** Follows live changes of an order or a menu; `onChange` also runs after a gap. */
export function useLiveChanges(topic: { order?: string; menu?: string }, onChange: Changed): void {
  const changed = useEffectEvent(onChange);
  const { order = '', menu = '' } = topic;
  useEffect(() => followChanges({ order, menu }, (event) => changed(event)), [order, menu]);
}
