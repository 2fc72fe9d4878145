import type { z } from 'zod';
import type { CallSpec } from '#call';
import * as declared from '#calls/declared';
import type { CommonError } from '#envelope';

type NameOf<Spec> = Spec extends { action: infer Action extends string; sub: infer Sub }
  ? Sub extends string
    ? `${Action}.${Sub}`
    : Action
  : never;
type Named<Module> = { readonly [Key in keyof Module as NameOf<Module[Key]>]: Module[Key] };

const isCall = (it: unknown): it is CallSpec =>
  typeof it === 'object' && it !== null && 'action' in it && 'perMinute' in it;

const byName = <Module extends object>(module: Module): Named<Module> =>
  Object.fromEntries(
    Object.values(module)
      .filter(isCall)
      .map((spec) => [spec.sub ? `${spec.action}.${spec.sub}` : spec.action, spec] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ) as Named<Module>;

/** Every call there is. The name is `RequestAction`, or `RequestAction.sub_action`. */
export const registry = byName(declared);

export type CallName = keyof typeof registry;
export type CallInput<N extends CallName> = z.output<(typeof registry)[N]['input']>;
export type CallOutput<N extends CallName> = z.output<(typeof registry)[N]['output']>;
export type CallError<N extends CallName> = (typeof registry)[N]['errors'][number] | CommonError;

export const callName = (action: string, sub: string | undefined): CallName | undefined => {
  const name = sub ? `${action}.${sub}` : action;
  return Object.hasOwn(registry, name) ? (name as CallName) : undefined;
};

/** Calls of the people who run a venue; all others are made by customers, kiosks and staff at the counter. */
export const isConsoleCall = (name: CallName): boolean => name.startsWith('Console');
