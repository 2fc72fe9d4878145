import { internationalPhone, isEmail } from '#checkout/contact';
import { type FieldProblem, type PasswordProblem, passwordProblem } from '#identity/secrets';
import { catalogue, choicesOf } from '#texts/catalogue';

export const signUpCountries = choicesOf(
  catalogue('sign-up-countries', { AU: 'Australia', NZ: 'New Zealand' }),
);
export const statesOfAustralia = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export const signUpDefaults = { country_code: 'AU', state: 'WA', remember_me: true } as const;

export const asksForState = (country: string): boolean => country === 'AU';

export const NAME_LEAST = 3;

export type SignUpForm = {
  name: string;
  email: string;
  mobile: string;
  password1: string;
  password2: string;
  country_code: string;
  state: string;
};
type SignUpCode =
  | PasswordProblem
  | 'name_short'
  | 'email_invalid'
  | 'phone_invalid'
  | 'country_unknown'
  | 'state_unknown';
export type SignUpProblem = FieldProblem<SignUpCode, keyof SignUpForm>;

const problem = (code: SignUpCode, field: keyof SignUpForm): SignUpProblem => ({ code, field });
const isOneOf = (list: readonly string[], value: string): boolean => list.includes(value);

function personProblem({ name, mobile, email, country_code }: SignUpForm): SignUpProblem | undefined {
  if (name.trim() === '') return problem('field_required', 'name');
  if (name.trim().length < NAME_LEAST) return problem('name_short', 'name');
  if (mobile.trim() === '') return problem('field_required', 'mobile');
  if (!internationalPhone(mobile, country_code)) return problem('phone_invalid', 'mobile');
  if (email.trim() === '') return problem('field_required', 'email');
  return isEmail(email.trim()) ? undefined : problem('email_invalid', 'email');
}

function placeProblem({ country_code, state }: SignUpForm): SignUpProblem | undefined {
  const codes = signUpCountries.map(({ id }) => id);
  if (!isOneOf(codes, country_code)) return problem('country_unknown', 'country_code');
  if (!asksForState(country_code)) return undefined;
  if (state === '') return problem('field_required', 'state');
  return isOneOf(statesOfAustralia, state) ? undefined : problem('state_unknown', 'state');
}

/** The first thing wrong with a sign-up, in the order of the form. */
export function signUpProblem(form: SignUpForm): SignUpProblem | undefined {
  const secret = passwordProblem(form.password1, form.password2);
  return (
    personProblem(form) ??
    (secret && problem(secret.code, secret.field === 'again' ? 'password2' : 'password1')) ??
    placeProblem(form)
  );
}
