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
const changed = { ...sheet, facts: '{"brand":"Harbour"}' };
const at = (minute = 0, version = 1) => ({ page: 'demo:/menu/x', version, minute });

test('a page is rendered with its own facts, and once for a version of its menu', async () => {
  const { prerender } = prerenderWith(ECHO);
  const [first, second] = await Promise.all([prerender.of(at(), sheet), prerender.of(at(), sheet)]);
  expect(first.html).toMatch(/^Banksia \/menu\/x /);
  expect(second).toEqual(first);
  expect(await prerender.of(at(), sheet)).toEqual({ html: first.html, isOld: false });
  expect((await prerender.of(at(0, 2), changed)).html).toMatch(/^Harbour /);
});

test('a page of before something changed by the clock is shown, as old, while a new one is made', async () => {
  const { prerender } = prerenderWith(ECHO);
  const first = await prerender.of(at(), sheet);
  expect(await prerender.of(at(), changed)).toEqual({ html: first.html, isOld: true });
  await expect.poll(async () => (await prerender.of(at(), changed)).isOld).toBe(false);
  expect((await prerender.of(at(), changed)).html).toMatch(/^Harbour /);
});

test('of two that are asked for at once, each gets its own', async () => {
  const { prerender } = prerenderWith(ECHO);
  const [one, other] = await Promise.all([prerender.of(at(), sheet), prerender.of(at(0, 2), changed)]);
  expect(one.html).toMatch(/^Banksia /);
  expect(other.html).toMatch(/^Harbour /);
  expect(await prerender.of(at(0, 2), changed)).toEqual(other);
});

test('half an hour later a page that was so a moment ago is shown, as old, while a new one is made', async () => {
  const { prerender } = prerenderWith(ECHO);
  const first = await prerender.of(at(0), sheet);
  expect(await prerender.of(at(29), sheet)).toEqual({ html: first.html, isOld: false });
  prerender.confirm('demo:/menu/x', 28);
  expect(await prerender.of(at(30), sheet)).toEqual({ html: first.html, isOld: true });
  await expect.poll(async () => (await prerender.of(at(30), sheet)).isOld).toBe(false);
  expect((await prerender.of(at(30), sheet)).html).not.toBe(first.html);
});

test('a page that was so longer ago is not shown any more: a new one is waited for', async () => {
  const { prerender } = prerenderWith(ECHO);
  const first = await prerender.of(at(0), sheet);
  const opened = await prerender.of(at(3), changed);
  expect(opened).toEqual({ html: expect.stringMatching(/^Harbour /), isOld: false });
  const later = await prerender.of(at(360), sheet);
  expect(later.html).toMatch(/^Banksia /);
  expect(later.html).not.toBe(first.html);
});

test('a page that cannot be prerendered is sent without, the reason is logged, and the next try is a new one', async () => {
  const { prerender, errors } = prerenderWith(
    "export const prerender = async () => { throw new Error('broken'); };",
  );
  expect((await prerender.of(at(), sheet)).html).toBe('');
  expect(errors).toEqual(['a page could not be prerendered']);
  expect((await prerender.of(at(), sheet)).html).toBe('');
  expect(errors).toHaveLength(2);
});

test('without a build for it, pages go without', async () => {
  const none = createPrerender(tmpdir(), { info: () => {}, error: () => {} });
  expect((await none.of(at(), sheet)).html).toBe('');
});
