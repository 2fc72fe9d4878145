import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopped } from './customer.ts';
import { calls } from './growth-calls.ts';
import type { GrowthStage, Visitor } from './growth-stage.ts';
import { load } from './load.ts';
import { startServer } from './stage.ts';

const COUNTS = [1, 2, 4] as const;
const AT_ONCE = 32;
const ROUNDS = 3;
const MEASURED = ['menu', 'add', 'order', 'board'] as const;
type Measured = (typeof MEASURED)[number];

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Everybody's calls, each process its own people, all at the same time: how many a second they come to together. */
async function together(ports: readonly number[], visitors: readonly Visitor[], name: Measured) {
  const each = Math.floor(visitors.length / ports.length);
  const runs = await Promise.all(
    ports.map((port, at) => {
      const own = visitors.slice(at * each, (at + 1) * each);
      const request = (index: number) => calls[name](own[index % own.length]!);
      return load(port, AT_ONCE / ports.length, { count: each, request });
    }),
  );
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  if (failed > 0) throw new Error(`${failed} calls of ${name} failed`);
  return runs.reduce((sum, run) => sum + run.perSecond, 0);
}

async function measured(ports: readonly number[], { visitors }: GrowthStage, name: Measured) {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (name === 'order') await together(ports, visitors, 'add');
    rounds.push(await together(ports, visitors, name));
  }
  return middle(rounds);
}

/** What 1, 2 and 4 processes on one database come to, as a ratio to one. */
export async function benchProcesses(stage: GrowthStage): Promise<void> {
  const alone = new Map<Measured, number>();
  console.log('| call | processes | together a second | of one |');
  console.log('| --- | --- | --- | --- |');
  for (const count of COUNTS) {
    const env = { DATABASE_URL: stage.url, PRERENDER: 'off', DATABASE_POOL: String(AT_ONCE / count) };
    const started = [];
    for (let at = 0; at < count; at += 1)
      started.push(
        await startServer({ ...env, SERVERY_DATA: mkdtempSync(join(tmpdir(), 'servery-processes-')) }),
      );
    const ports = started.map(({ port }) => port);
    for (const name of MEASURED) await together(ports, stage.visitors, name === 'order' ? 'add' : name);
    for (const name of MEASURED) {
      const perSecond = await measured(ports, stage, name);
      if (count === 1) alone.set(name, perSecond);
      const ratio = perSecond / (alone.get(name) ?? perSecond);
      console.log(`| ${name} | ${count} | ${Math.round(perSecond)} | ${ratio.toFixed(2)} |`);
    }
    for (const { child } of started) await stopped(child);
  }
}
