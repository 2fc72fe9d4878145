import { consoleUser } from '#actions/console/console-user';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { consoleUserView } from '#views/console';

export const consoleSession = readAction('ConsoleSession', async (tx, _input, caller) => {
  const found = await consoleUser(tx, caller, 'see_orders');
  return found.ok ? answer({ user: consoleUserView(found.user) }) : found;
});
