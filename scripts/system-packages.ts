import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasPostgres } from './postgres.ts';

/** Chromium without the desktop around it: journeys take half as long, and it draws the same pages. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const BROWSERS = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A Chromium of the system's, or the one that CHROMIUM names. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM'] ?? '', ...BROWSERS].find((path) => path !== '' && existsSync(path));

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function install(packages: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]): boolean =>
    isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]);
  console.log(`Installing ${packages.join(' and ')} (once)…`);
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/** The tests need a real browser and a real PostgreSQL: taken from the system's packages where that is allowed. */
export function ensureSystemPackages(): void {
  const postgres = () => (hasPostgres() ? [] : ['postgresql']);
  const wanted = [
    ...(process.env['CHROMIUM'] || existsSync(HEADLESS) ? [] : ['chromium-headless-shell']),
    ...postgres(),
  ];
  if (wanted.length === 0 || install(wanted)) return;
  // Another Chromium will do, if more slowly; older systems have no other.
  const missing = () => [...(findChromium() ? [] : ['chromium']), ...postgres()];
  const left = missing();
  if (left.length === 0 || (install(left) && missing().length === 0)) return;
  console.error(
    `The tests need ${missing().join(' and ')}. Install with your system's package manager and run again.`,
  );
  process.exit(1);
}

if (import.meta.main) ensureSystemPackages();
