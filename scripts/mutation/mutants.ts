import { parseSync } from 'vite';
import { changesOf, type Node } from './rules.ts';

type Range = { start: number; end: number };

/** One small mistake: what stands in a range of a file is replaced. `seen` is the expression in which it is reached. */
export type Mutant = Range & {
  file: string;
  line: number;
  /** The line as it stands there, without the space around it. */
  source: string;
  /** As they are told: on one line. */
  from: string;
  to: string;
  /** What stands there, and what is put in its place. */
  was: string;
  code: string;
  seen: Range;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Of what only types say, nothing is left when it runs; these say something of a value that is. */
const OF_VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const SKIPPED = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'TemplateElement']);

const isSkipped = ({ type }: Node): boolean =>
  SKIPPED.has(type) || (type.startsWith('TS') && !OF_VALUES.has(type));

/** The name of a property or of a method is no value. */
const isName = (parent: Node, field: string): boolean =>
  parent['computed'] !== true && (field === 'key' || (field === 'property' && 'object' in parent));

type Visit = (node: Node, chain: Range | undefined) => void;

/** `chain` is the whole `a?.b.c` around the links of it: a link cannot be looked at alone. */
function walk(node: Node, chain: Range | undefined, visit: Visit): void {
  if (isSkipped(node)) return;
  visit(node, chain);
  for (const [field, value] of Object.entries(node)) {
    if (isName(node, field)) continue;
    const isLink = field === 'object' || field === 'callee' || field === 'expression';
    const inner = node.type === 'ChainExpression' ? node : isLink ? chain : undefined;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, inner, visit);
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const lines = source.split('\n');
  const text = ({ start, end }: Range): string => source.slice(start, end);
  const found: Mutant[] = [];
  walk(program as unknown as Node, undefined, (node, chain) => {
    for (const { of, to } of changesOf(node, text)) {
      const { start, end } = of;
      const line = source.slice(0, start).split('\n').length;
      const place = { start, end, file, line, source: lines[line - 1]!.trim() };
      found.push({
        ...place,
        from: oneLine(text(of)),
        to: oneLine(to),
        was: text(of),
        code: to,
        seen: chain ?? { start, end },
      });
    }
  });
  return found;
}

export const mutated = (source: string, { start, end, code }: Mutant): string =>
  source.slice(0, start) + code + source.slice(end);

/** The file as it is, but telling which of the mutants' places are reached, by their numbers. */
export function watched(source: string, mutants: readonly (readonly [id: number, mutant: Mutant])[]): string {
  const inserts = mutants.flatMap(([id, { seen }]) => [
    { at: seen.start, order: -seen.end, text: `(globalThis.reachedMutants?.add(${id}),` },
    { at: seen.end, order: -Infinity, text: ')' },
  ]);
  // From behind, so that the offsets before stay true; where several begin, the outermost begins first.
  const sorted = inserts.toSorted((a, b) => b.at - a.at || b.order - a.order);
  return sorted.reduce((text, { at, text: part }) => text.slice(0, at) + part + text.slice(at), source);
}
