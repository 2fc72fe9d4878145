import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearDeepLinks } from '#platform/deep-links.ts';
import type { DeepLinkPort } from '#platform/port.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

/** A provider that fails to start some times, and then hears what the test says. */
function provider(failures = 0) {
  let heard: ((url: string) => void) | undefined;
  const port = {
    init: vi.fn<() => Promise<void>>(),
    appLinkHost: 'go.example.com',
    resolve: vi.fn<DeepLinkPort['resolve']>().mockResolvedValue('https://order.example.com/?menu=dune'),
    onLink: (hear: (url: string) => void) => {
      heard = hear;
      return () => {
        heard = undefined;
      };
    },
  };
  for (let count = 0; count < failures; count += 1) port.init.mockRejectedValueOnce(new Error('not ready'));
  port.init.mockResolvedValue(undefined);
  return { port, tap: (url: string) => heard?.(url) };
}
const ears = () => ({
  follow: vi.fn<(target: { to: string }) => void>(),
  say: vi.fn<(text: string) => void>(),
});

test('tries to start the provider three times more, a second apart [ORD-045]', async () => {
  const { port } = provider(9);
  const done = hearDeepLinks(port, ears());
  await vi.advanceTimersByTimeAsync(0);
  expect(port.init).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(port.init).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(port.init).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(port.init).toHaveBeenCalledTimes(4);
  await done;
});

test('follows a link once, and again after five seconds', async () => {
  const { port, tap } = provider(2);
  const { follow, say } = ears();
  const done = hearDeepLinks(port, { follow, say });
  await vi.advanceTimersByTimeAsync(2000);
  await done;
  for (let count = 0; count < 3; count += 1) tap('https://order.example.com/menu/banksia?table=12');
  await vi.advanceTimersByTimeAsync(0);
  expect(follow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: '/menu/banksia' }));
  await vi.advanceTimersByTimeAsync(5000);
  tap('https://order.example.com/menu/banksia?table=12');
  await vi.advanceTimersByTimeAsync(0);
  expect(follow).toHaveBeenCalledTimes(2);
});

test('lets the provider say what a link on its host stands for', async () => {
  const { port, tap } = provider();
  const { follow, say } = ears();
  await hearDeepLinks(port, { follow, say });
  tap('https://go.example.com/menu/banksia?table=1');
  await vi.advanceTimersByTimeAsync(0);
  expect(follow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: '/menu/dune' }));
});

test('says when a link holds no deep link [ORD-046]', async () => {
  const { port, tap } = provider();
  const { follow, say } = ears();
  await hearDeepLinks(port, { follow, say });
  tap('https://order.example.com/');
  await vi.advanceTimersByTimeAsync(0);
  expect(say).toHaveBeenCalledExactlyOnceWith('no deeplink found');
  expect(follow).not.toHaveBeenCalled();
});
