import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CallSpec } from '#call';
import { commonErrors } from '#envelope';
import { callName, registry } from '#registry';

const calls: [string, CallSpec][] = Object.entries(registry);

test.each(calls)('files %s under its own action', (name, call) => {
  expect(name).toBe(call.sub ? `${call.action}.${call.sub}` : call.action);
  expect(callName(call.action, call.sub)).toBe(name);
});

test.each(calls)('limits %s and declares each of its failures once', (_name, call) => {
  expect(call.perMinute).toBeGreaterThan(0);
  expect(new Set(call.errors).size).toBe(call.errors.length);
  expect(call.errors.filter((code) => (commonErrors as readonly string[]).includes(code))).toEqual([]);
});

test.each(calls)('refuses %s when the fields are not fields at all', (_name, call) => {
  for (const sent of [undefined, null, 'text', 7, []]) expect(call.input.safeParse(sent).success).toBe(false);
});

test('knows every call that calls/ defines', () => {
  const folder = new URL('calls/', import.meta.url);
  const defined = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap(
      (file) => readFileSync(new URL(file, folder), 'utf8').match(/ = (?:call|historyOf|undoOf)\(/g) ?? [],
    );
  expect(defined).toHaveLength(calls.length);
});

test.each<[string, string | undefined]>([
  ['toString', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
  ['ManageCart', undefined],
  ['ManageCart', 'drop_tables'],
  ['AppHome', 'x'],
  ['', ''],
  ['appHome', undefined],
])('knows no call %s.%s', (action, sub) => {
  expect(callName(action, sub)).toBeUndefined();
});
