import type { PushData } from '@servery/contract/device';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PushPermission } from '#platform/port.ts';
import { startPush } from '#platform/push.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const DATA = { provider: 'stand-in', appId: 'a', subId: 's', userId: 'u', pushToken: 't' } satisfies PushData;

/** A device that says yes to everything, unless told otherwise, and writes down what it is asked. */
function device(
  held: PushPermission,
  answers: { confirm?: boolean; ask?: PushPermission; sent?: boolean } = {},
) {
  const steps: string[] = [];
  const said: string[] = [];
  let cookie = false;
  const step = <T>(name: string, value: T) => {
    steps.push(name);
    return Promise.resolve(value);
  };
  const port = {
    init: vi.fn<() => Promise<void>>(() => step('init', undefined)),
    permission: () => step('permission', held),
    ask: () => step('ask', answers.ask ?? ('granted' as const)),
    register: () => step('register', DATA),
    onOpened: () => undefined,
  };
  const deps = {
    asked: {
      read: () => cookie,
      write: () => {
        cookie = true;
      },
    },
    confirm: () => step('confirm', answers.confirm ?? true),
    send: (data: PushData) => step(`send ${data.pushToken}`, answers.sent ?? true),
    say: (text: string) => void said.push(text),
  };
  return { port, deps, steps, said };
}

test('starts, looks at the permission, and registers where it is granted [ORD-262]', async () => {
  const { port, deps, steps } = device('granted');
  expect(await startPush(port, deps)).toBe('registered');
  expect(steps).toEqual(['init', 'permission', 'register', 'send t']);
});

test('asks once, and a cookie remembers that it did [ORD-263]', async () => {
  const { port, deps, steps } = device('prompt', { confirm: false });
  expect(await startPush(port, deps)).toBe('off');
  expect(await startPush(port, deps)).toBe('off');
  expect(steps.filter((step) => step === 'confirm')).toHaveLength(1);
  expect(steps).not.toContain('register');
});

test('a yes to the question asks the device, and registers', async () => {
  const { port, deps, steps } = device('prompt');
  expect(await startPush(port, deps)).toBe('registered');
  expect(steps).toEqual(['init', 'permission', 'confirm', 'ask', 'register', 'send t']);
});

test('tries to start three times more, five seconds apart [ORD-264]', async () => {
  const { port, deps, said } = device('granted');
  port.init.mockRejectedValue(new Error('not ready'));
  const done = startPush(port, deps);
  await vi.advanceTimersByTimeAsync(4999);
  expect(port.init).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(port.init).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(port.init).toHaveBeenCalledTimes(4);
  expect(await done).toBe('failed');
  expect(said).toEqual(['[PN] Error registering']);
});

test('says when registering failed, on the device or on the server [ORD-265]', async () => {
  const refused = device('granted', { sent: false });
  expect(await startPush(refused.port, refused.deps)).toBe('failed');
  expect(refused.said).toEqual(['[PN] Error registering']);
  const broken = device('granted');
  broken.port.register = () => Promise.reject(new Error('no token'));
  expect(await startPush(broken.port, broken.deps)).toBe('failed');
  expect(broken.said).toEqual(['[PN] Error registering']);
});

test('says that notifications are off, and where to switch them on [ORD-266]', async () => {
  const { port, deps, said } = device('denied');
  expect(await startPush(port, deps)).toBe('off');
  expect(said[0]).toMatch(/^Push notifications ARE NOT enabled/);
  expect(said[0]).toMatch(/settings/i);
});
