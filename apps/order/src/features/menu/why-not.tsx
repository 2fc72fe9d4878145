import type { PopupProblem } from '@servery/domain/fulfilment/steps';
import { failureText } from '@servery/domain/messages/failures';

/** Why what was chosen cannot be had any more. */
export const WhyNot = ({ verb, problem }: { verb: string; problem: PopupProblem }) =>
  `${verb}: ${failureText(problem.code, { field: problem.field })}`;
