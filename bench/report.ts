import { readFileSync } from 'node:fs';
import type { Database } from '../apps/server/src/db/database.ts';

export const results: { what: string; ratio: number; least: number; detail: string }[] = [];
export const rate = (value: number) => `${Math.round(value).toLocaleString('en-AU')}/s`;
export function note(
  what: string,
  measured: { ours: number; bare: number; least: number; more?: string; failed?: number },
): void {
  const { failed = 0 } = measured;
  // Refusals are quick: what was not done counts for nothing.
  const ratio = failed > 0 ? 0 : measured.ours / measured.bare;
  results.push({
    what,
    ratio,
    least: measured.least,
    detail: `${rate(measured.ours)} of ${rate(measured.bare)}${measured.more ?? ''}${failed > 0 ? `, ${failed} FAILED` : ''}`,
  });
  const row = results.at(-1)!;
  console.log(
    `${row.ratio >= row.least ? 'ok  ' : 'LOW '} ${ratio.toFixed(2)} (at least ${measured.least})  ${what}: ${row.detail}`,
  );
}

/** Rounds of both sides turn by turn, so that a slow moment of the machine hits both; the middle round counts. */
export async function turnByTurn(
  rounds: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<{ ours: number; bare: number }> {
  const pairs: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push({ bare: await bare(), ours: await ours() });
  const sorted = pairs.toSorted((a, b) => a.ours / a.bare - b.ours / b.bare);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** The mails of the last round are sent before the next is measured. */
export async function settled(db: Database): Promise<void> {
  for (;;) {
    const waiting = await db.read((tx) =>
      tx.q.selectFrom('job').select('id').where('state', '=', 'waiting').limit(1).execute(),
    );
    if (waiting.length === 0) return;
    await new Promise((later) => setTimeout(later, 20));
  }
}

/** Something that holds or does not, beside the ratios. */
export function claim(what: string, holds: boolean, detail: string): void {
  results.push({ what, ratio: holds ? 1 : 0, least: 1, detail });
  console.log(`${holds ? 'ok  ' : 'LOW '} ${what}: ${detail}`);
}

/** What a process holds of the machine's memory. */
export const memoryMb = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};
