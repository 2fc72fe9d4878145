import type { CallName } from '@servery/contract/registry';
import * as declared from '#actions/declared';
import type { Action } from '#http/action';

type Named<Module> = {
  [Key in keyof Module]: Module[Key] extends { name: infer Name extends CallName; mode: string }
    ? Name
    : never;
}[keyof Module];

const isAction = (it: unknown): it is Action =>
  typeof it === 'object' && it !== null && 'name' in it && 'mode' in it && 'run' in it;

const byName = <Module extends object>(module: Module) =>
  Object.fromEntries(
    Object.values(module)
      .filter(isAction)
      .map((action) => [action.name, action]),
  ) as unknown as { readonly [Name in Named<Module>]: Action<Name> };

/** One action for every call of the registry; the compiler sees to it that none is missing. */
export const actions: { readonly [Name in CallName]: Action<Name> } = byName(declared);
