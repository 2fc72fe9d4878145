import { afterEach, expect, test, vi } from 'vitest';
import { hearEvents, openEvents } from '#client/events';

class Stream extends EventTarget {
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
  }
}
afterEach(() => vi.unstubAllGlobals());

test('asks the page’s own server, or the one that it is given, for one topic', () => {
  vi.stubGlobal('EventSource', Stream);
  expect(openEvents({ board: '1' }).url).toBe('/api/events?board=1');
  expect(openEvents({ order: 'o1' }, 'https://order.example.com').url).toBe(
    'https://order.example.com/api/events?order=o1',
  );
});

test('hears the changes of one kind, and no others', () => {
  vi.stubGlobal('EventSource', Stream);
  const source = openEvents({ menu: 'banksia-kitchen' });
  const heard: unknown[] = [];
  hearEvents(source, 'menu', (event) => heard.push(event));
  source.dispatchEvent(new MessageEvent('order', { data: '{"type":"order"}' }));
  source.dispatchEvent(new MessageEvent('menu', { data: '{"type":"menu","version":4}' }));
  expect(heard).toEqual([{ type: 'menu', version: 4 }]);
});
