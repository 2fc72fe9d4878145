import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { endSession } from '#stores/sessions';

/** A second one finds nobody signed in, and is as welcome. */
export const consoleLogout = writeAction('ConsoleLogout', async (tx, _input, { session }) => {
  if (session) await endSession(tx, session.id);
  return answer({});
});
