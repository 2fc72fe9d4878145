import type { Log } from '#log';
import { trail } from '#trail';
import { errorFacts, type ErrorPort } from '#providers/errors/port';

/** What may stand beside an error. The rest of what is logged stays in the log. */
const TAGS = ['action', 'ref', 'request', 'job', 'id', 'attempts', 'page'] as const;

const isFact = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** A log whose lines say what they belong to, and whose errors are reported too. Only what carries the error itself is: a refusal in plain words is none. */
export const reportingLog = (log: Log, errors: ErrorPort): Log => ({
  info: (facts, text) => log.info({ ...trail(), ...facts }, text),
  error: (said, text) => {
    const facts = { ...trail(), ...said };
    log.error(facts, text);
    const { err, ...rest } = facts as { err?: unknown } & Record<string, unknown>;
    if (err === undefined) return;
    const tags = TAGS.flatMap((name) => {
      const value = rest[name];
      return isFact(value) ? [[name, String(value)]] : [];
    });
    errors.report({
      from: 'server',
      what: text,
      error: errorFacts(err),
      tags: Object.fromEntries(tags) as Record<string, string>,
    });
  },
});
