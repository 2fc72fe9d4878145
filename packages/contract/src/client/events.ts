import type { LiveEvent } from '#events';

type Topic = { order?: string; menu?: string; brand?: string; board?: '1'; screen?: string };
export type EventName = Exclude<LiveEvent['type'], 'session'>;

/** The stream of live changes. `server` is where it is; without it, the page's own. */
export const openEvents = (topic: Topic, server = ''): EventSource =>
  new EventSource(`${server}/api/events?${new URLSearchParams(topic).toString()}`);

/** Hears one kind of change. */
export function hearEvents(source: EventSource, name: EventName, hear: (event: LiveEvent) => void): void {
  source.addEventListener(name, (event) =>
    hear(JSON.parse((event as Event & { data: string }).data) as LiveEvent),
  );
}
