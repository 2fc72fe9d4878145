import { fail } from '@servery/domain/failure';
import { enter } from '#actions/console/session/enter';
import { writeInSession } from '#callers/session';
import { signInFrom } from '#callers/sign-in-from';
import { ownAction } from '#http/action';
import { takeSecondStep } from '#safety/second-step';
import { startTry } from '#safety/sign-in-guard';
import { keepFailedTry } from '#stores/sign-ins';
import { findPerson } from '#stores/team';
import { openToken, takeToken } from '#stores/tokens';

/** After a password that was right: a code of the app, or one that was kept for the worst. Each works once. */
export const consoleLoginCode = ownAction(
  'ConsoleLogin.code',
  ['payments'],
  async (db, input, { caller, payments: { sealer } }) => {
    const { now, address } = caller;
    const { token, code } = input;
    const held = await db.read((tx) => openToken(tx, token, { purpose: 'second_step', now }));
    const personId = held?.person_id ?? 0;
    const person = await db.read((tx) => findPerson(tx, personId));
    if (!person) return fail('second_step_over');
    const begun = await startTry(db, { secret: 'pin', account: `console-code:${personId}`, address, now });
    if (!begun.ok) return begun;
    const said = await writeInSession(db, caller, async (tx) => {
      const way = await takeSecondStep(tx, personId, { code, sealer, now });
      if (!way) return fail('wrong_code', { field: 'code' });
      const taken = await takeToken(tx, token, { purposes: ['second_step'], now });
      return taken ? enter(tx, caller, { person, way }) : fail('second_step_over');
    });
    if (said.ok) await begun.succeeded();
    else if (said.code === 'wrong_code')
      await db.write((tx) => keepFailedTry(tx, { ...signInFrom(caller), personId, outcome: 'wrong_code' }));
    return said;
  },
);
