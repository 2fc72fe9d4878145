import type { SetUp } from '@servery/contract/entities/set-up';
import type { CallInput } from '@servery/contract/registry';
import { useEffect, useRef, useState } from 'react';
import { call } from '#api/call.ts';

export type Problem = { message: string; field: string };
type Opened =
  | { is: 'loading' }
  | { is: 'open'; setUp: SetUp }
  | { is: 'link-gone' | 'done' | 'not-here' }
  | { is: 'failed'; message: string };

/** With a link, what it opens; without one, what was opened on this device before. */
async function load(token: string): Promise<Opened> {
  const held = await call('ConsoleSetup', {});
  if (held.ok) return { is: 'open', setUp: held.value };
  if (held.code !== 'signed_out') return { is: 'failed', message: held.message };
  if (token === '') return { is: 'not-here' };
  const opened = await call('ConsoleSetup.open', { token });
  if (opened.ok) return { is: 'open', setUp: opened.value };
  if (opened.code === 'set_up_done') return { is: 'done' };
  if (opened.code === 'set_up_link_invalid') return { is: 'link-gone' };
  return { is: 'failed', message: opened.message };
}

export function useSetUp(token: string) {
  const [opened, setOpened] = useState<Opened>({ is: 'loading' });
  const asked = useRef(false);
  const ask = async () => setOpened(await load(token));
  useEffect(() => {
    // A link works once: not a second time because the page is drawn twice.
    if (asked.current) return;
    asked.current = true;
    void ask();
  });
  return {
    opened,
    again: () => void ask(),
    keep: (setUp: SetUp) => setOpened({ is: 'open', setUp }),
    lose: () => setOpened({ is: 'not-here' }),
  };
}

type StepName = 'who' | 'place' | 'menu' | 'look' | 'pay';
type Saving = { onSaved: (setUp: SetUp) => void; onLost: () => void };

/** Keeps one step; what is wrong comes back with the name of its field. */
export function useSaveStep<Step extends StepName>(step: Step, { onSaved, onLost }: Saving) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const save = async (input: CallInput<`ConsoleSetup.${Step}`>) => {
    setBusy(true);
    setProblem(undefined);
    const result = await call(`ConsoleSetup.${step}`, input as never);
    setBusy(false);
    if (result.ok) return onSaved(result.value);
    if (result.code === 'signed_out') return onLost();
    setProblem({ message: result.message, field: result.details.field ?? '' });
  };
  return { save, busy, problem, setProblem };
}
