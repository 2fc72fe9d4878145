import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const heard = new Map<string, () => void>();
const page = { cookie: '' };
vi.stubGlobal('serveryFacts', { sid_cookie: 'sid' });
vi.stubGlobal('document', page);
vi.stubGlobal('window', {
  addEventListener: (name: string, hear: () => void) => heard.set(name, hear),
  removeEventListener: (name: string) => heard.delete(name),
});
const { useConnection, watchConnection } = await import('#state/connection.ts');

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
const timeout = vi.spyOn(AbortSignal, 'timeout');
const isOnline = () => useConnection.getState().online;

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  page.cookie = '';
  useConnection.setState({ online: true });
  fetched.mockResolvedValue(new Response('{}'));
  stop = watchConnection();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('the server is asked every 15 s by GET, and waited for 10 s; a session goes along [ACC-229]', async () => {
  await vi.advanceTimersByTimeAsync(14_999);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched.mock.calls.map(([address, how]) => [address, how?.method ?? 'GET'])).toEqual([
    ['/api/ping', 'GET'],
  ]);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  page.cookie = 'sid=a+b';
  await vi.advanceTimersByTimeAsync(15_000);
  expect(fetched.mock.lastCall?.[0]).toBe('/api/ping?sid=a%2Bb');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a server that does not answer, or is not ready, counts as a lost line until it answers again', async () => {
  fetched.mockRejectedValueOnce(new DOMException('too late', 'TimeoutError'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isOnline()).toBe(false);
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isOnline()).toBe(true);
});

test('a browser that says the line is gone is believed at once, and asked about when it says it is back', async () => {
  heard.get('offline')?.();
  expect(isOnline()).toBe(false);
  heard.get('online')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOnline()).toBe(true);
});
