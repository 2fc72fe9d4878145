import { fail } from '@servery/domain/failure';
import { note } from '#callers/note';
import { teamMember } from '#callers/team-member';
import { readAction, writeAction } from '#http/action';
import { answer } from '#http/answer';
import { sendNotice } from '#safety/send-notice';
import { answerFeedback, feedbackAt, findFeedbackAt } from '#stores/feedback';
import { feedbackView } from '#views/feedback';

const PAGE = 30;

export const consoleFeedback = readAction('ConsoleCustomers.feedback', async (tx, { before }, caller) => {
  const found = await feedbackAt(tx, teamMember(caller), { before, most: PAGE + 1 });
  return answer({ feedback: found.slice(0, PAGE).map(feedbackView), more: found.length > PAGE ? 1 : 0 });
});

export const consoleAnswerFeedback = writeAction('ConsoleCustomers.answer', async (tx, input, caller) => {
  const at = teamMember(caller);
  const { feedback_id: id } = input;
  const said = await findFeedbackAt(tx, at, id);
  if (!said || said.closed_at !== null) return fail('no_feedback');
  const text = input.text.trim();
  if (!(await answerFeedback(tx, id, { text, personId: at.personId, now: caller.now })))
    return fail('feedback_answered');
  const to = `c${said.customer_id}`;
  const sent = await sendNotice(
    tx,
    { notice: { template: 'feedback-answer', feedback_id: id, venue_id: at.venueId }, to },
    caller,
  );
  if (sent !== 'sent') return fail('customer_mailed_enough');
  await note(tx, caller, {
    action: 'customer.answered',
    subject: String(said.customer_id),
    details: { text },
  });
  const now = await findFeedbackAt(tx, at, id);
  return now ? answer(feedbackView(now)) : fail('no_feedback');
});
