import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtCommand } from '../apps/server/testing/build-commands.ts';
import { ROOT } from './texts/source-files.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'servery-venue-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command on a database that is a test's own. */
const venueIn =
  (data: string) =>
  (...args: readonly string[]) => {
    const { DATABASE_URL: _, ...env } = process.env;
    const ran = spawnSync(process.execPath, [builtCommand('venue'), ...args, '--new'], {
      env: {
        ...env,
        SERVERY_DATA: join(folder, data),
        NODE_ENV: 'test',
      },
      encoding: 'utf8',
    });
    // Which database it is comes first.
    const err = ran.stderr.replace(/^Database: .*\n/, '');
    return { code: ran.status, out: ran.stdout, err };
  };
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const example = (): string =>
  /```json\n([^]*?)```/.exec(readFileSync(join(ROOT, 'docs/venue-file.md'), 'utf8'))?.[1] ?? '';

test('shows a plan first, writes it with --yes, and exports what it wrote', () => {
  const venue = venueIn('first');
  const path = file('venue.json', example());
  const planned = venue('import', path, '--brand', 'demo');
  expect(planned).toMatchObject({ code: 0, err: '' });
  expect(planned.out).toContain('  + Coffee, Flat White');
  expect(planned.out).toContain('Nothing is written yet. Add --yes to do it.');
  expect(venue('export', 'corner-canteen')).toMatchObject({
    code: 1,
    err: 'There is no menu corner-canteen.\n',
  });

  const done = venue('import', path, '--brand', 'demo', '--yes');
  expect(done).toMatchObject({ code: 0, err: '' });
  expect(done.out).toMatch(/\nDone\.\n$/);
  const copy = join(folder, 'copy.json');
  expect(venue('export', 'corner-canteen', copy)).toEqual({ code: 0, out: '', err: '' });
  expect(JSON.parse(readFileSync(copy, 'utf8'))).toEqual(JSON.parse(example()));
  expect(venue('import', copy).out).toBe('The venue is as the file says already.\n');
}, 120_000);

test('makes a venue file of a table, which an import takes, and lists what it left out', () => {
  const venue = venueIn('second');
  expect(venue('import', file('again.json', example()), '--brand', 'demo', '--yes').code).toBe(0);
  const csv = file('menu.csv', 'name,category,price\nFlat White,Coffee,5\nMocha,Coffee,market\n');
  const read = venue('read', csv, '--menu', 'corner-canteen');
  expect(read.err).toBe('Not read:\n  Line 3: “market” isn’t a price\n');
  const planned = venue('import', file('menu.json', read.out));
  expect(planned.out).toContain('      price: 4.50 → 5.00');
  expect(planned.out).not.toContain('facts');
}, 120_000);

test('says in words what it cannot do', () => {
  const venue = venueIn('third');
  expect(venue().err).toContain('npm run venue -- <what>');
  expect(venue('import', join(folder, 'nowhere.json')).err).toContain('nowhere.json cannot be read');
  expect(venue('import', file('bad.json', '{"version":1,"menu":[]}')).err).toContain(
    'the file: has menu, which nobody reads',
  );
  expect(venue('import', file('none.json', '{')).err).toContain('is not JSON');
  const stranger = file('stranger.json', '{"version":1,"menus":[{"slug":"stranger"}]}');
  expect(venue('import', stranger).err).toContain('add --brand <brand>');
  expect(venue('import', stranger, '--brand', 'nobody').err).toBe('There is no brand nobody.\n');
  expect(venue('import', stranger, '--brand', 'demo').err).toBe(
    'Nothing was written:\n  facts: are missing: a new venue needs them\n',
  );
}, 120_000);
