import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepDrawings } from '#pages/drawings';

/** A client whose whole page is this script. */
function drawing(script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'servery-drawn-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'dist-drawn'));
  writeFileSync(join(folder, 'dist-drawn/package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'dist-drawn/drawn.js'), script);
  const errors: string[] = [];
  const log = { info: () => {}, error: (_facts: object, text: string) => errors.push(text) };
  return { drawings: keepDrawings(folder, log, SLOW), errors };
}
/** A busy machine takes its time. */
const SLOW = { giveUpMs: 120_000, patienceMs: 120_000 };
const ECHO =
  'export const draw = async (path) => `${globalThis.serveryFacts.brand} ${path} ${Math.random()}`;';
const sheet = { facts: '{"brand":"Banksia"}', path: '/menu/x' };
const at = (version: number, minute = 0) => ({ page: 'demo:/menu/x', version, minute });

test('a page is drawn with its own facts, and once for a version of its menu', async () => {
  const { drawings } = drawing(ECHO);
  const [first, second] = await Promise.all([drawings.of(at(1), sheet), drawings.of(at(1), sheet)]);
  expect(first).toMatch(/^Banksia \/menu\/x /);
  expect(second).toBe(first);
  expect(await drawings.of(at(1), sheet)).toBe(first);
  expect(await drawings.of(at(2), sheet)).not.toBe(first);
});

test('a minute later the old drawing is shown while a new one is made', async () => {
  const { drawings } = drawing(ECHO);
  const first = await drawings.of(at(1, 0), sheet);
  expect(await drawings.of(at(1, 1), sheet)).toBe(first);
  await expect.poll(() => drawings.of(at(1, 1), sheet)).not.toBe(first);
});

test('a drawing of hours ago is not shown any more: a new one is waited for', async () => {
  const { drawings } = drawing(ECHO);
  const first = await drawings.of(at(1, 0), sheet);
  const later = await drawings.of(at(1, 360), sheet);
  expect(later).toMatch(/^Banksia /);
  expect(later).not.toBe(first);
});

test('a page that cannot be drawn is sent without, the reason is logged, and the next try is a new one', async () => {
  const { drawings, errors } = drawing("export const draw = async () => { throw new Error('broken'); };");
  expect(await drawings.of(at(1), sheet)).toBe('');
  expect(errors).toEqual(['a page could not be drawn']);
  expect(await drawings.of(at(1), sheet)).toBe('');
  expect(errors).toHaveLength(2);
});

test('without a build for drawing, pages go without', async () => {
  const none = keepDrawings(tmpdir(), { info: () => {}, error: () => {} });
  expect(await none.of(at(1), sheet)).toBe('');
});
