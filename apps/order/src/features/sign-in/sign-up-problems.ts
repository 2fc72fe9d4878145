import { asksForState, type SignUpForm, signUpProblem } from '@servery/domain/identity/sign-up';
import { ruleFailureText } from '@servery/domain/messages/rule-failures';
import { laterTexts } from '@servery/domain/messages/later-texts';

export type SignUpTyped = Omit<SignUpForm, 'password1' | 'password2'> & { password: string };
export type SignUpProblems = Partial<Record<keyof SignUpTyped, string>>;

const REQUIRED = ['name', 'mobile', 'email', 'password'] as const;

export const wholeForm = ({ password, ...rest }: SignUpTyped): SignUpForm => ({
  ...rest,
  state: asksForState(rest.country_code) ? rest.state : '',
  password1: password,
  password2: password,
});

/** Everything that is empty, and the first thing that is wrong, each beside its field. */
export function problemsOf(typed: SignUpTyped): SignUpProblems {
  const problems: SignUpProblems = {};
  for (const field of REQUIRED) if (typed[field].trim() === '') problems[field] = laterTexts.fieldRequired;
  const filled = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      value.trim() === '' ? (SAMPLE[name] ?? value) : value,
    ]),
  ) as SignUpTyped;
  const first = signUpProblem(wholeForm(filled));
  if (!first) return problems;
  const field = first.field.startsWith('password') ? 'password' : (first.field as keyof SignUpTyped);
  return { [field]: ruleFailureText(first.code), ...problems };
}

/** Stand in for what is empty, so that what is wrong further down is found as well. */
const SAMPLE: Readonly<Record<string, string>> = {
  name: 'Somebody',
  mobile: '+61491570156',
  email: 'somebody@example.com',
  password: 'a fine secret',
};
