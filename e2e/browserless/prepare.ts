import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { scratchFolder, seedForScreens } from '../../apps/server/testing/for-screens.ts';
import { buildClients } from '../../scripts/build.ts';
import { buildScreenClients } from './build-clients.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    screensDatabase: string;
    screensNow: number;
  }
}

/** A Tuesday at noon in Perth, unless the run is about another moment. */
const NOON = Date.UTC(2026, 10, 17, 4, 0, 0);
const said = process.env['SCREENS_NOW'];
const now = said === undefined ? NOON : Number.isNaN(Number(said)) ? Date.parse(said) : Number(said);

/** The clients, built once, and the venue that every test starts from. */
export default async function prepare({ provide }: TestProject): Promise<() => void> {
  await buildClients();
  await buildScreenClients();
  const folder = scratchFolder();
  provide('screensDatabase', await seedForScreens(folder, now));
  provide('screensNow', now);
  return () => rmSync(folder, { recursive: true, force: true });
}
