import type { MemberFeedback } from '@servery/contract/calls/console/customers';
import type { SaidFeedback } from '#stores/feedback';

const seconds = (ms: number | null): number => (ms === null ? 0 : Math.floor(ms / 1000));

export const feedbackView = (said: SaidFeedback): MemberFeedback => ({
  id: said.id,
  at: seconds(said.created_at),
  customer_id: said.customer_id,
  name: said.name,
  order_id: said.order_ref ?? '',
  order_number: said.number ?? '',
  ease_of_use: said.ease_of_use,
  speed: said.speed,
  overall: said.overall,
  comments: said.comments,
  answer: said.answer,
  answered_at: seconds(said.answered_at),
  answered_by: said.answered_name ?? '',
});
