import { fail } from '@servery/domain/failure';
import { setUpView } from '#actions/console/setup/view';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { isSetUp, openSetUp, readSetUp } from '#stores/set-up';

/** Whoever starts the server reads its link: nobody else can have it. */
export const consoleOpenSetup = writeAction(
  'ConsoleSetup.open',
  ['payments', 'ownUrl', 'reach'],
  async (tx, { token }, { caller, ...around }) => {
    if (await isSetUp(tx)) return fail('set_up_done');
    const sid = await openSetUp(tx, token, caller.now);
    if (sid === undefined) return fail('set_up_link_invalid');
    caller.newSid = sid;
    return answer(setUpView(await readSetUp(tx), around));
  },
);

export const consoleSetup = readAction(
  'ConsoleSetup',
  ['payments', 'ownUrl', 'reach'],
  async (tx, _input, { caller: _caller, ...around }) => answer(setUpView(await readSetUp(tx), around)),
);
