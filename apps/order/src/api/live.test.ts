import { afterEach, expect, test, vi } from 'vitest';

vi.mock('#api/app-facts.ts', () => ({
  facts: { server: 'https://order.example.com', brand: { code: 'demo' } },
}));
const { followChanges } = await import('#api/live.ts');

type Hear = (event: { data: string }) => void;
class Stream {
  static last: Stream | undefined;
  readonly url: string;
  readonly heard = new Map<string, Hear>();
  closed = false;
  constructor(url: string) {
    this.url = url;
    Stream.last = this;
  }
  addEventListener(name: string, hear: Hear) {
    this.heard.set(name, hear);
  }
  close() {
    this.closed = true;
  }
  say(name: string, data = '') {
    this.heard.get(name)?.({ data });
  }
}
vi.stubGlobal('EventSource', Stream);
afterEach(() => void (Stream.last = undefined));

function follow(topic: { order: string; menu: string }) {
  const told: unknown[] = [];
  const stop = followChanges(topic, (event) => told.push(event));
  if (!Stream.last) throw new Error('no stream was opened');
  return { told, stop, stream: Stream.last };
}

test('tells what is heard of an order or a menu', () => {
  const { told, stream } = follow({ order: 'o1', menu: '' });
  expect(stream.url).toBe('https://order.example.com/api/events?order=o1&menu=&brand=demo');
  stream.say('order', '{"state":"ready"}');
  stream.say('menu', '{"version":4}');
  expect(told).toEqual([{ state: 'ready' }, { version: 4 }]);
});

test('an order is looked at again as soon as the stream is there: it may have moved before', () => {
  const { told, stream } = follow({ order: 'o1', menu: '' });
  stream.say('hello');
  expect(told).toEqual([undefined]);
});

test('a menu is looked at again after a gap alone', () => {
  const { told, stream } = follow({ order: '', menu: 'banksia-kitchen' });
  stream.say('hello');
  expect(told).toEqual([]);
  stream.say('hello');
  expect(told).toEqual([undefined]);
});

test('says which version of the menu there is when the stream begins', () => {
  const versions: number[] = [];
  followChanges(
    { order: '', menu: 'banksia-kitchen', onVersion: (at) => versions.push(at) },
    () => undefined,
  );
  Stream.last?.say('hello', '{"menu_version":7}');
  Stream.last?.say('hello', '{}');
  expect(versions).toEqual([7]);
});

test('is over when nobody follows any more', () => {
  const { stop, stream } = follow({ order: 'o1', menu: '' });
  expect(stream.closed).toBe(false);
  stop?.();
  expect(stream.closed).toBe(true);
});

test('asks for nothing where there is neither an order nor a menu', () => {
  expect(followChanges({ order: '', menu: '' }, () => undefined)).toBeUndefined();
  expect(Stream.last).toBeUndefined();
});
