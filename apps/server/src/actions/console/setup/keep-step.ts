import type { SetUpDraft } from '@servery/contract/entities/set-up';
import { fail } from '@servery/domain/failure';
import { type SetUpStep, stepBefore } from '@servery/domain/set-up/steps';
import { setUpView } from '#actions/console/setup/view';
import type { Caller } from '#callers/caller';
import type { Tx } from '#db/database';
import type { ActionParts } from '#http/action';
import { answer } from '#http/answer';
import { lockSetUp, saveSetUp } from '#stores/set-up';

type By = { caller: Caller } & Pick<ActionParts, 'payments' | 'ownUrl' | 'reach'>;
type Told<Step extends SetUpStep> = {
  step: Step;
  value: NonNullable<SetUpDraft[Step]>;
  passwordHash?: string;
};

/** Keeps what one step told; the steps before it come first. */
export async function keepStep<Step extends SetUpStep>(
  tx: Tx,
  { step, value, passwordHash }: Told<Step>,
  { caller, ...around }: By,
) {
  const held = await lockSetUp(tx);
  if (!held) return fail('signed_out');
  const before = stepBefore(held.draft, step);
  if (before) return fail('set_up_order', { step: before });
  const draft = { ...held.draft, [step]: value };
  await saveSetUp(tx, { draft, passwordHash }, caller.now);
  return answer(setUpView({ draft, savedAt: caller.now }, around));
}
