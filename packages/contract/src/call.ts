import type { z } from 'zod';
import type { Can, Scope } from '#permissions';

export type CallSpec<
  Action extends string = string,
  Sub extends string | undefined = string | undefined,
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  Code extends string = string,
> = {
  readonly action: Action;
  readonly sub: Sub;
  /** Who may make it, and what it reaches: decided before anything else, by the session alone. */
  readonly can: Can;
  readonly scope: Scope;
  readonly input: In;
  readonly output: Out;
  /** The expected failures of this call. Anything else that goes wrong is a bug or an outage. */
  readonly errors: readonly Code[];
  /** Calls a session or an address may make in a minute. */
  readonly perMinute: number;
};

export const call = <
  const Action extends string,
  In extends z.ZodType,
  Out extends z.ZodType,
  const Code extends string,
  const Sub extends string | undefined = undefined,
>(
  spec: Omit<CallSpec<Action, Sub, In, Out, Code>, 'sub'> & { readonly sub?: Sub },
): CallSpec<Action, Sub, In, Out, Code> => ({ ...spec, sub: spec.sub as Sub });
