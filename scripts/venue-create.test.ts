import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtCommand } from '../apps/server/testing/build-commands.ts';
import { openSqlite } from '../apps/server/src/db/sqlite.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'servery-create-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command on an empty database in production, where no brand comes by itself. */
const venue = (...args: readonly string[]) => run(...args, '--new');

function run(...args: readonly string[]) {
  const { DATABASE_URL: _, SERVERY_BRANDS: __, ...env } = process.env;
  const ran = spawnSync(process.execPath, [builtCommand('venue'), ...args], {
    env: {
      ...env,
      SERVERY_DATA: folder,
      // Of a person at a prompt, who sets nothing: the demo's brands stay out all the same.
      NODE_ENV: 'development',
      PUBLIC_URL: 'https://order.example.com',
    },
    encoding: 'utf8',
  });
  // Which database it is comes first.
  const err = ran.stderr.replace(/^Database: .*\n/, '');
  return { code: ran.status, out: ran.stdout, err };
}

/** What the database holds by now. */
async function held() {
  const db = openSqlite(join(folder, 'servery.db'), { publish: () => {}, wakeJobs: () => {} });
  const found = await db.read(async ({ q }) => ({
    organisations: (await q.selectFrom('organisation').select('id').execute()).length,
    venues: await q.selectFrom('venue').select(['name', 'state', 'time_zone']).execute(),
    hosts: (await q.selectFrom('brand_host').select('host').execute()).map(({ host }) => host),
    finished: (await q.selectFrom('set_up').select('finished_at').execute()).map(
      (row) => row.finished_at !== null,
    ),
    notes: (await q.selectFrom('audit').select(['action', 'subject']).orderBy('id').execute()).map(
      ({ action, subject }) => `${action} ${subject}`,
    ),
  }));
  await db.close();
  return found;
}

const RESET = /^https:\/\/order\.example\.com\/console\/reset#[\w-]{43}$/m;

test('makes no new database unless it is told to', () => {
  const ran = run('create', '--name', 'Corner', '--owner', 'p@example.com');
  expect([ran.code, ran.err]).toEqual([1, expect.stringMatching(/^There is no database at .*servery\.db/)]);
  expect(existsSync(join(folder, 'servery.db'))).toBe(false);
});

test('says what is missing or wrong, and writes nothing', async () => {
  const refused = [
    [['create', '--name', 'Corner'], /Whose, and what\?/],
    [
      ['create', '--name', 'Corner', '--owner', 'p@example.com', '--template', 'sushi'],
      /There are cafe, burgers/,
    ],
    [['create', '--name', 'Corner', '--owner', 'p@example.com', '--state', 'Perth'], /not a state like WA/],
    [['create', '--name', 'Corner', '--owner', 'p@example.com', '--abn', '123'], /123 is not an ABN/],
    [['invite', 'jess@example.com', '--venue', 'corner'], /There is no menu corner/],
    [['reset-password', 'nobody@example.com'], /Nobody with the address nobody@example.com/],
  ] as const;
  for (const [args, why] of refused) {
    const ran = venue(...args);
    expect([args, ran.code, ran.err]).toEqual([args, 1, expect.stringMatching(why)]);
  }
  expect(await held()).toMatchObject({ organisations: 0, venues: [], finished: [] });
}, 240_000);

test('makes a venue with its owner, invites somebody and lets the owner back in, each with a row in the audit', async () => {
  const made = venue(
    'create',
    '--name',
    'Corner Café',
    '--owner',
    'Priya@example.com',
    '--template',
    'cafe',
    '--state',
    'WA',
  );
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain('https://order.example.com/menu/corner-cafe');
  expect(made.out).toMatch(RESET);
  expect(await held()).toMatchObject({
    venues: [{ name: 'Corner Café', state: 'WA', time_zone: 'Australia/Perth' }],
    hosts: ['order.example.com'],
    // Nobody is asked to set up what is set up.
    finished: [true],
  });

  const invited = venue('invite', 'jess@example.com', '--venue', 'corner-cafe', '--role', 'counter');
  expect(invited.out).toMatch(/^https:\/\/order\.example\.com\/console\/join#[\w-]{43}$/m);
  const reset = venue('reset-password', 'priya@example.com');
  expect(reset.out).toMatch(RESET);
  expect((await held()).notes).toEqual([
    'venue.set_up Corner Café',
    'team.invited jess@example.com',
    'person.reset_link priya@example.com',
  ]);
  expect(venue('create', '--name', 'Second', '--owner', 'priya@example.com').err).toMatch(
    /another brand’s address/,
  );
  expect((await held()).venues).toHaveLength(1);
}, 240_000);
