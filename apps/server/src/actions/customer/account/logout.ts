import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { endSession, endSessionsOf } from '#stores/sessions';

/** A second one finds nobody signed in, and is as welcome. */
export const logout = writeAction('Logout', async (tx, input, caller) => {
  const { session } = caller;
  if (!session) return answer({});
  await endSession(tx, session.id);
  if (input.everywhere === 1 && session.customer_id !== null) await endSessionsOf(tx, session.customer_id);
  return answer({});
});
