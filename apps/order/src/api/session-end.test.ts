import { afterEach, expect, test, vi } from 'vitest';

vi.mock('#api/app-facts.ts', () => ({ facts: { server: '', variant: 'kiosk' } }));
const { followSession } = await import('#api/session-end.ts');

class Stream {
  static opened: Stream[] = [];
  readonly CLOSED = 2;
  readonly url: string;
  readyState = 0;
  fail: () => void = () => undefined;
  constructor(url: string) {
    this.url = url;
    Stream.opened.push(this);
  }
  addEventListener(_name: 'error', hear: () => void) {
    this.fail = hear;
  }
  close() {
    this.readyState = this.CLOSED;
  }
}
vi.stubGlobal('EventSource', Stream);
afterEach(() => {
  Stream.opened = [];
  vi.useRealTimers();
});

test('asks who is signed in as soon as its stream breaks off, and follows again by itself', () => {
  vi.useFakeTimers();
  const ended = vi.fn();
  const stop = followSession(ended);
  const [first] = Stream.opened;
  expect(first?.url).toBe('/api/events?screen=kiosk');
  first?.fail();
  expect(ended).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(Stream.opened).toHaveLength(1);
  first?.close();
  first?.fail();
  vi.advanceTimersByTime(30_000);
  expect(Stream.opened).toHaveLength(2);
  stop();
  expect(Stream.opened[1]?.readyState).toBe(2);
});

test('stopped, it does not come back', () => {
  vi.useFakeTimers();
  const stop = followSession(() => undefined);
  const [only] = Stream.opened;
  only?.close();
  only?.fail();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(Stream.opened).toHaveLength(1);
});
