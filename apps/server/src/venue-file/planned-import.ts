import { hash } from 'node:crypto';
import { fail, type Failure } from '@servery/domain/failure';
import type { VenuePlan } from '@servery/domain/venue-file/plan';
import type { FileProblem } from '@servery/domain/venue-file/problems';

/** What was looked at, in short: another plan is shown before it is carried out. */
export const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url');

export const refusal = (problems: readonly FileProblem[]): Failure<'venue_refused'> =>
  fail('venue_refused', { problem: problems.map(({ where, why }) => `${where} ${why}`).join('\n') });

export const planView = (plan: VenuePlan) =>
  plan.map(({ part, added, changed, removed }) => ({
    part,
    added: [...added],
    changed: changed.map(({ name }) => name),
    removed: [...removed],
  }));
