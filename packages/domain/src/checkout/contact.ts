export type ContactInput = { name: string; email: string; mobile: string };
export type ContactRules = {
  /** Kiosk and staff leave email and mobile out. */
  contactOptional: boolean;
  country: string;
  /** What the brand does not ask for is not required of anybody. */
  emailHidden?: boolean;
  mobileHidden?: boolean;
  /** A brand can want a mobile from kiosk and staff all the same. */
  mobileRequired?: boolean;
};
export type ContactProblem =
  | 'name_placeholder'
  | 'name_required'
  | 'email_required'
  | 'email_invalid'
  | 'mobile_required'
  | 'mobile_invalid';

/** What Apple and Google call somebody who did not give a name. */
const PLACEHOLDER = /^(apple|google) ?user$/i;
export const isPlaceholderName = (name: string): boolean => PLACEHOLDER.test(name.trim());

/** The letters of every language, digits, and the signs that may stand in an address without quotes. */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'’*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
const EMAIL = new RegExp(
  `^(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})*\\.(?!\\d+$)${LABEL}$`,
  'u',
);
/**
 * Anything a mail server would take, but for what a mail library could read as more than one address: quotes, groups
 * ('friends: a@b.example'), comments and lists are no addresses here.
 */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

const DIAL: Readonly<Record<string, string>> = { AU: '61', NZ: '64', US: '1', GB: '44' };

/** What an emptied phone field falls back to: '+61', '+64', '+1', '+44', or '+' alone. */
const BARE_PREFIX = /^\+\d{0,3}$/;

/** '0491 570 156' in Australia as '+61491570156'; nothing when it cannot be a phone number. */
export function internationalPhone(text: string, country: string): string | undefined {
  const compact = text.replaceAll(/[\s().-]/g, '');
  const dial = DIAL[country];
  const full = compact.startsWith('+')
    ? compact
    : dial && compact.startsWith('0')
      ? `+${dial}${compact.slice(1)}`
      : undefined;
  if (!full || !/^\+[1-9]\d{7,14}$/.test(full)) return undefined;
  if (full.startsWith('+61') && !/^\+61[2-578]\d{8}$/.test(full)) return undefined;
  return full;
}

function emailProblem(email: string, rules: ContactRules): ContactProblem | undefined {
  if (rules.emailHidden) return undefined;
  if (email === '') return rules.contactOptional ? undefined : 'email_required';
  return isEmail(email) ? undefined : 'email_invalid';
}

function mobileProblem(mobile: string, rules: ContactRules): ContactProblem | undefined {
  if (rules.mobileHidden) return undefined;
  const optional = rules.contactOptional && !rules.mobileRequired;
  if (mobile === '' || BARE_PREFIX.test(mobile)) return optional ? undefined : 'mobile_required';
  if (mobile.length < 7) return 'mobile_required';
  return internationalPhone(mobile, rules.country) ? undefined : 'mobile_invalid';
}

function nameProblem(name: string): ContactProblem | undefined {
  if (isPlaceholderName(name)) return 'name_placeholder';
  return name.trim().length < 2 ? 'name_required' : undefined;
}

/** One for each field that is wrong, in the order of the screen. */
export const contactProblems = (contact: ContactInput, rules: ContactRules): ContactProblem[] =>
  [
    nameProblem(contact.name),
    emailProblem(contact.email.trim(), rules),
    mobileProblem(contact.mobile.trim(), rules),
  ].filter((problem) => problem !== undefined);

export const contactProblem = (contact: ContactInput, rules: ContactRules): ContactProblem | undefined =>
  contactProblems(contact, rules)[0];
