import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPrerender } from '#prerender/prerender';

/** A client whose whole page is this script. */
function prerenderWith(script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'servery-prerender-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'dist-prerender'));
  writeFileSync(join(folder, 'dist-prerender/package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'dist-prerender/prerender.js'), script);
  const errors: string[] = [];
  const log = { info: () => {}, error: (_facts: object, text: string) => errors.push(text) };
  return { prerender: createPrerender(folder, log, SLOW), errors };
}
/** A busy machine takes its time. */
const SLOW = { giveUpMs: 120_000, patienceMs: 120_000 };
const ECHO =
  'export const prerender = async (path) => `${globalThis.serveryFacts.brand} ${path} ${Math.random()}`;';
const sheet = { facts: '{"brand":"Banksia"}', path: '/menu/x' };
const at = (version: number, minute = 0) => ({ page: 'demo:/menu/x', version, minute });

test('a page is rendered with its own facts, and once for a version of its menu', async () => {
  const { prerender } = prerenderWith(ECHO);
  const [first, second] = await Promise.all([prerender.of(at(1), sheet), prerender.of(at(1), sheet)]);
  expect(first).toMatch(/^Banksia \/menu\/x /);
  expect(second).toBe(first);
  expect(await prerender.of(at(1), sheet)).toBe(first);
  expect(await prerender.of(at(2), sheet)).not.toBe(first);
});

test('a minute later the old page is shown while a new one is made', async () => {
  const { prerender } = prerenderWith(ECHO);
  const first = await prerender.of(at(1, 0), sheet);
  expect(await prerender.of(at(1, 1), sheet)).toBe(first);
  await expect.poll(() => prerender.of(at(1, 1), sheet)).not.toBe(first);
});

test('a page of hours ago is not shown any more: a new one is waited for', async () => {
  const { prerender } = prerenderWith(ECHO);
  const first = await prerender.of(at(1, 0), sheet);
  const later = await prerender.of(at(1, 360), sheet);
  expect(later).toMatch(/^Banksia /);
  expect(later).not.toBe(first);
});

test('a page that cannot be prerendered is sent without, the reason is logged, and the next try is a new one', async () => {
  const { prerender, errors } = prerenderWith(
    "export const prerender = async () => { throw new Error('broken'); };",
  );
  expect(await prerender.of(at(1), sheet)).toBe('');
  expect(errors).toEqual(['a page could not be prerendered']);
  expect(await prerender.of(at(1), sheet)).toBe('');
  expect(errors).toHaveLength(2);
});

test('without a build for it, pages go without', async () => {
  const none = createPrerender(tmpdir(), { info: () => {}, error: () => {} });
  expect(await none.of(at(1), sheet)).toBe('');
});
