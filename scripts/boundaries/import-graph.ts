import { posix } from 'node:path';
import { importsIn } from './imports.ts';

export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const PACKAGE = /^((?:apps|packages)\/[^/]+)\//;

/** Where an import may lead, without its ending: within the package by `#` or `./`, or into one of ours by its name. */
function targetOf(file: string, name: string): string | undefined {
  const home = PACKAGE.exec(file)?.[1];
  if (name.startsWith('#') && home) return `${home}/src/${name.slice(1)}`;
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
  const ours = /^@servery\/([^/]+)\/(.+)$/.exec(name);
  return ours ? `packages/${ours[1]}/src/${ours[2]}` : undefined;
}

/** Which file imports which, types included. What is loaded later (`import()`) is not counted. */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const resolve = (target: string): string | undefined =>
    ['', '.ts', '.tsx'].map((ending) => target + ending).find((path) => sources.has(path));
  const edges = (file: string, source: string): string[] => [
    ...new Set(
      importsIn(source).flatMap(({ name }) => {
        const target = targetOf(file, name);
        return (target && resolve(target)) ?? [];
      }),
    ),
  ];
  return new Map([...sources].map(([file, source]) => [file, edges(file, source)]));
}

/** The shortest way from a file back to itself. */
function returnPath(graph: ImportGraph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (let file = queue.shift(); file !== undefined; file = queue.shift())
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const way = [file];
        while (way[0] !== start) way.unshift(cameFrom.get(way[0]!)!);
        return way;
      }
      if (!cameFrom.has(next)) {
        cameFrom.set(next, file);
        queue.push(next);
      }
    }
  return undefined;
}

/** Circles of imports, the shortest through each file and each circle once. */
export function circlesIn(graph: ImportGraph): string[][] {
  const found = new Map<string, string[]>();
  for (const file of graph.keys()) {
    const way = returnPath(graph, file);
    const key = way?.toSorted().join();
    if (way && key !== undefined && !found.has(key)) found.set(key, way);
  }
  return [...found.values()];
}
