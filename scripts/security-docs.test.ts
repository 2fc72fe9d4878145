import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const { level1, level2 } = JSON.parse(read('scripts/asvs-ids.json')) as Record<'level1' | 'level2', string[]>;
const wanted = [...level1, ...level2].toSorted();
const text = read('docs/security.md');

const ROW = /^\| (V\d+\.\d+\.\d+) +\| (.+?) +\| (.+?) +\|$/gm;
const rows = [...text.matchAll(ROW)].map(([, id = '', what = '', how = '']) => ({ id, what, how }));

/** What stands in backticks and has a slash, or is a file of the root, is a path of this repository. */
const PATH = /^(?:(?:apps|packages|scripts|docs|e2e|brands)\/[\w./-]+|[\w-]+\.(?:md|json))$/;
const pathsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/`([^`]+)`/g)].flatMap(([, each = '']) => (PATH.test(each) ? [each] : []));

const isLeftOut = (how: string): boolean => /^not applicable( here)?, because .{10,}/.test(how);
const isNotMet = (how: string): boolean => /\*\*not met\*\*( for [^:]+)?: .{10,}/.test(how);

describe('the checklist in docs/security.md', () => {
  test('has each requirement of level 1 and 2 once, and no other', () => {
    expect(wanted).toHaveLength(253);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(wanted);
    // Beside the rows, an id is only a reference to one.
    for (const id of text.match(/V\d+\.\d+\.\d+/g) ?? []) expect(wanted).toContain(id);
  });

  test.each(rows)(
    'says of $id what shows it, why it is not applicable, or what is missing',
    ({ what, how }) => {
      expect(what.length).toBeGreaterThan(3);
      const isMet = !isLeftOut(how) && !isNotMet(how);
      if (isMet && !/^below\b/.test(how)) expect(pathsIn(how)).not.toEqual([]);
      expect(how.includes('not met')).toBe(isNotMet(how));
    },
  );

  test('adds up', () => {
    const notMet = rows.filter(({ how }) => isNotMet(how)).length;
    const leftOut = rows.filter(({ how }) => isLeftOut(how)).length;
    const met = rows.length - notMet - leftOut;
    expect(text).toContain(`${met} met, ${leftOut} not applicable, ${notMet} not met.`);
  });
});

test.each(['docs/security.md', 'docs/threat-model.md', 'SECURITY.md'])(
  'every file that %s names exists',
  (file) => {
    const named = pathsIn(read(file));
    const linked = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, to = '']) =>
      join(file, '..', to),
    );
    expect([...named, ...linked].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  },
);
