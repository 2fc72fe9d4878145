import type { VenuePlan } from '#venue-file/plan';

/** A plan as lines to read: what comes, what changes and what goes, by part. */
export const planLines = (plan: VenuePlan): string[] =>
  plan.flatMap(({ part, added, changed, removed }) => [
    part,
    ...added.map((name) => `  + ${name}`),
    ...changed.flatMap(({ name, what }) => [`  ~ ${name}`, ...what.map((line) => `      ${line}`)]),
    ...removed.map((name) => `  - ${name}`),
  ]);
