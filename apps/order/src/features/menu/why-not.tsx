import type { PopupProblem } from '@servery/domain/fulfilment/steps';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';

/** Why what was chosen cannot be had any more. */
export const WhyNot = ({ verb, problem }: { verb: string; problem: PopupProblem }) =>
  `${verb}: ${ruleFailureText(problem.code, { field: problem.field })}`;
