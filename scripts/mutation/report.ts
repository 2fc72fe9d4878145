import { dirname, relative } from 'node:path';
import type { Judged, Verdict } from './run.ts';

const VERDICTS: readonly Verdict[] = ['killed', 'survived', 'not covered'];
const WIDEST = 90;

const short = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST)}…` : text);

export const told = (root: string, { file, line, from, to }: Judged): string =>
  `${relative(root, file)}:${line}  ${short(from)} → ${short(to)}`;

function countsOf(name: string, judged: readonly Judged[]): string {
  const counts = VERDICTS.map(
    (verdict) => `${judged.filter((one) => one.verdict === verdict).length} ${verdict}`,
  );
  return `${name}: ${counts.join(', ')}`;
}

export function reportOf(root: string, judged: readonly Judged[]): string {
  const lists = VERDICTS.slice(1).flatMap((verdict) => {
    const those = judged.filter((one) => one.verdict === verdict).map((one) => `  ${told(root, one)}`);
    return those.length > 0 ? [`${verdict}:`, ...those, ''] : [];
  });
  const folders = Object.entries(Object.groupBy(judged, ({ file }) => relative(root, dirname(file))));
  const rows = folders.map(([folder, those = []]) => countsOf(folder, those));
  return [...lists, ...rows, '', countsOf('in all', judged)].join('\n');
}
