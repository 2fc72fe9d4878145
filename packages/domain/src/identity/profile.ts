import type { Customer } from '@servery/contract/entities/customer';
import { internationalPhone, isEmail, isPlaceholderName } from '#checkout/contact';
import type { FieldProblem } from '#identity/secrets';
import { NAME_LEAST } from '#identity/sign-up';
import { catalogue, choicesOf } from '#texts/catalogue';

export const genders = choicesOf(catalogue('genders', { female: 'Female', male: 'Male', other: 'Other' }));

export type ProfileForm = {
  name: string;
  email: string;
  mobile: string;
  country_code: string;
  birthday: string;
  gender: string;
};
type ProfileCode =
  | 'field_required'
  | 'name_unreal'
  | 'name_short'
  | 'email_invalid'
  | 'email_connected'
  | 'phone_invalid'
  | 'birthday_invalid'
  | 'birthday_set'
  | 'gender_unknown';
export type ProfileProblem = FieldProblem<ProfileCode, keyof ProfileForm>;
type Held = Pick<Customer, 'email' | 'birthday' | 'is_apple_connected' | 'is_google_connected'>;

/** An address that a provider vouches for is the provider's to change. */
export const isEmailConnected = (held: Omit<Held, 'email' | 'birthday'>): boolean =>
  held.is_apple_connected === 1 || held.is_google_connected === 1;

/** Nothing, or what Apple and Google call somebody who did not give a name. */
export const isUnreal = (name: string): boolean => name.trim() === '' || isPlaceholderName(name);

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** '24/08' and '29/02' are days of a year; '31/04' is none. */
export function isDayOfYear(text: string): boolean {
  const [, day, month] = /^(\d{2})\/(\d{2})$/.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= (DAYS[Number(month) - 1] ?? 0);
}

const problem = (code: ProfileCode, field: keyof ProfileForm): ProfileProblem => ({ code, field });

function nameProblem(name: string): ProfileProblem | undefined {
  if (name.trim() === '') return problem('field_required', 'name');
  if (isPlaceholderName(name)) return problem('name_unreal', 'name');
  return name.trim().length < NAME_LEAST ? problem('name_short', 'name') : undefined;
}

function emailProblem(typed: string, held: Held): ProfileProblem | undefined {
  const email = typed.trim();
  if (email === '') return problem('field_required', 'email');
  if (!isEmail(email)) return problem('email_invalid', 'email');
  const isOther = email.toLowerCase() !== held.email;
  return isOther && isEmailConnected(held) ? problem('email_connected', 'email') : undefined;
}

function mobileProblem(mobile: string, country: string): ProfileProblem | undefined {
  if (mobile.trim() === '') return problem('field_required', 'mobile');
  return internationalPhone(mobile, country) ? undefined : problem('phone_invalid', 'mobile');
}

function birthdayProblem(birthday: string, held: Held): ProfileProblem | undefined {
  if (birthday === '' || birthday === held.birthday) return undefined;
  if (held.birthday !== '') return problem('birthday_set', 'birthday');
  return isDayOfYear(birthday) ? undefined : problem('birthday_invalid', 'birthday');
}

const genderProblem = (gender: string): ProfileProblem | undefined =>
  gender === '' || genders.some(({ id }) => id === gender) ? undefined : problem('gender_unknown', 'gender');

/** Everything wrong with a profile, in the order of the form. */
export const profileProblems = (form: ProfileForm, held: Held): ProfileProblem[] =>
  [
    nameProblem(form.name),
    emailProblem(form.email, held),
    mobileProblem(form.mobile, form.country_code),
    birthdayProblem(form.birthday, held),
    genderProblem(form.gender),
  ].filter((each) => each !== undefined);
