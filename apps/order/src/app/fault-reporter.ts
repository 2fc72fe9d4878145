import type { CallInput } from '@servery/contract/registry';
import { cleanPath, cleanText } from '@servery/domain/reports/clean';

export type FaultKind = CallInput<'ClientError'>['kind'];
export type Fault = { kind: FaultKind; error: unknown; details: Readonly<Record<string, unknown>> };
export type Report = Pick<CallInput<'ClientError'>, 'kind' | 'message' | 'path' | 'stack'>;

type Deps = {
  send(report: Report): void;
  /** Who this device knows: their names do not leave it. */
  names(): readonly string[];
  path(): string;
};

const MOST = 5;
const LONGEST_STACK = 4000;
/** What browsers say of scripts that are not ours, of layouts that settle by themselves, and of what was given up on purpose. */
const NOISE = /^Script error|ResizeObserver loop|^AbortError/;
const CODE_LINE = /:\d+:\d+\)?$/;

const wordsOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

function messageOf({ error, details }: Fault): string {
  const more = [details['call'], details['code'], details['error']].filter(
    (part) => typeof part === 'string' && part !== '',
  );
  return more.length === 0 ? wordsOf(error) : `${wordsOf(error)} (${more.join(', ')})`;
}

/** Where it was in the code, without the words that engines put above it. */
function stackOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const lines = stack.split('\n').filter((line) => CODE_LINE.test(line));
  return lines.join('\n').slice(0, LONGEST_STACK);
}

/** Tells each fault once, and not more than a few of a page: the first ones say what is wrong. */
export function faultReporter({ send, names, path }: Deps): (fault: Fault) => void {
  const reported = new Set<string>();
  return (fault) => {
    const message = cleanText(messageOf(fault), names()).trim();
    if (message === '' || NOISE.test(message) || reported.has(message) || reported.size >= MOST) return;
    reported.add(message);
    send({ kind: fault.kind, message, path: cleanPath(path()), stack: stackOf(fault.error) });
  };
}
