import { isSame } from '#venue-file/same';

type Fields = Readonly<Record<string, unknown>>;

/** What stands in such a field is nobody's to read, whoever wrote it down. */
const SECRET = /secret|password|token|^pin$|_pin$|private_key|api_key|credential/i;
/** A legal text is longer than anybody reads here: what is kept of it is its beginning. */
const MOST_TEXT = 2000;

const cut = (text: string): string => (text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text);

/** What goes into the audit: without secrets, and no text longer than somebody would read. */
export function kept(value: unknown): unknown {
  if (typeof value === 'string') return cut(value.toWellFormed());
  if (Array.isArray(value)) return value.map(kept);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !SECRET.test(name))
      .map(([name, each]) => [name, kept(each)]),
  );
}

/** The fields that differ, as they were and as they are. */
export function beforeAndAfter(
  before: object | undefined,
  after: object | undefined,
): { before: Fields | null; after: Fields | null } {
  const [from, to] = [(before ?? {}) as Fields, (after ?? {}) as Fields];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  const differing = names.filter((name) => !isSame(from[name], to[name]));
  const only = (of: Fields) => Object.fromEntries(differing.map((name) => [name, of[name]]));
  return { before: before ? only(from) : null, after: after ? only(to) : null };
}
