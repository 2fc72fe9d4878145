import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { endSession } from '#stores/sessions';

export const logout = writeAction('Logout', async (tx, _input, context) => {
  if (context.session) await endSession(tx, context.session.id);
  return answer({});
});
