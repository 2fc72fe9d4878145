import { HOUR_MS, waitWords } from '@servery/domain/limits/pace';
import { isEmail } from '@servery/domain/checkout/contact';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';

/** The answer is the same whether or not anybody has the address. */
export const consoleForgot = writeAction('ConsoleForgot', ['reach'], async (tx, input, { caller, reach }) => {
  const email = input.email.trim().toLowerCase();
  if (!isEmail(email)) return fail('email_invalid', { field: 'email' });
  if (!reach.mail) return fail('console_reset_off');
  const notice = { template: 'console-reset' as const, email };
  const sending = await sendNotice(tx, { notice, to: `console:${email}` }, caller);
  return sending === 'sender-had-enough' ? fail('locked_out', { wait: waitWords(HOUR_MS) }) : answer({});
});
