import { parseArgs } from 'node:util';
import { BUILD, READ } from './checks.ts';
import { MOMENTS } from './moments.ts';
import {
  conclude,
  type Done,
  node,
  oneByOne,
  playwright,
  sideBySide,
  type Step,
  tell,
  vitest,
} from './steps.ts';
import { ensureSystemPackages } from './system-packages.ts';

/**
 * What takes hours, and `npm test` has a short form of. `--part` runs some parts alone; `--screens` says which screens
 * are looked at with the clock elsewhere, by a part of their files' names, and `--moment` at which moments, by a part of
 * their names; `--mutants` how many of each file are tried.
 */
const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true },
    screens: { type: 'string', multiple: true, default: [] },
    moment: { type: 'string', default: '' },
    mutants: { type: 'string', default: '3' },
  },
});

const LONG = { ENGINES: 'all', PROPERTY_RUNS: 'long', CHAOS_RUNS: '500', CRASHES: 'all' };

const clock: readonly Step[] = MOMENTS.filter(({ name }) => name.includes(values.moment)).map(
  ({ name, at }) =>
    vitest('screens-long', {
      name: `screens, ${name}`,
      args: ['--project=screens', ...values.screens],
      env: { SCREENS_NOW: at },
    }),
);

const PARTS: Readonly<Record<string, () => Promise<Done[]>>> = {
  checks: () => sideBySide([BUILD, ...READ], tell),
  clone: () => oneByOne([node('a clean clone starts', 'scripts/clean-start.ts')]),
  server: () =>
    oneByOne([
      vitest('server-long', {
        name: 'server tests on both engines: crashes, 500 runs of chaos, properties with many runs',
        args: ['--project=server*'],
        env: LONG,
      }),
    ]),
  units: () =>
    oneByOne([
      vitest('unit-long', {
        name: 'unit tests, properties with many runs',
        args: ['--project=!screens', '--project=!server*'],
        env: LONG,
      }),
    ]),
  clock: () => oneByOne(clock),
  looks: () =>
    oneByOne([
      vitest('screens-long', { name: 'screens', args: ['--project=screens'] }),
      playwright('looks-long', {
        name: 'every part of every screen',
        args: ['looks'],
        env: { LOOKS: 'all' },
      }),
    ]),
  mutants: () => oneByOne([node('mutants', 'scripts/mutate.ts', '--max', values.mutants)]),
};

const asked = values.part ?? Object.keys(PARTS);
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}`);

ensureSystemPackages();
const all: Done[] = [];
for (const part of asked) all.push(...((await PARTS[part]?.()) ?? []));
conclude(all);
