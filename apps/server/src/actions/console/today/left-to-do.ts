import { leftToDo } from '@servery/contract/entities/set-up';
import { teamMember } from '#callers/team-member';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { doneAfterSetUp } from '#stores/left-to-do';

export const consoleLeftToDo = readAction(
  'ConsoleToday.left_to_do',
  ['reach'],
  async (tx, _input, { caller, reach }) => {
    const done = await doneAfterSetUp(tx, teamMember(caller));
    return answer({
      steps: leftToDo.map((step) => ({
        step,
        done: (step === 'email' ? reach.mail : done.has(step)) ? 1 : 0,
      })),
    });
  },
);
