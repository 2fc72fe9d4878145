import { expect, test } from 'vitest';
import {
  asksForState,
  NAME_LEAST,
  signUpCountries,
  signUpDefaults,
  type SignUpForm,
  signUpProblem,
  statesOfAustralia,
} from '#identity/sign-up';
import { failureText } from '#messages/failures';

const mia: SignUpForm = {
  name: 'Mia Lim',
  email: ' mia@example.com ',
  mobile: '0491 570 156',
  password1: 'banksia',
  password2: 'banksia',
  country_code: signUpDefaults.country_code,
  state: signUpDefaults.state,
};
const said = (change: Partial<SignUpForm>) => {
  const problem = signUpProblem({ ...mia, ...change });
  return problem && [problem.field, failureText(problem.code)];
};

test('takes a whole form, in Australia and in New Zealand', () => {
  expect(said({})).toBeUndefined();
  expect(said({ country_code: 'NZ', state: '', mobile: '021 123 4567' })).toBeUndefined();
});

test.each<[Partial<SignUpForm>, [keyof SignUpForm, string]]>([
  [{ name: ' ' }, ['name', 'This field is required']],
  [{ name: 'Mi' }, ['name', 'Has to be at least 3 characters long']],
  [{ mobile: '' }, ['mobile', 'This field is required']],
  [{ mobile: '12' }, ['mobile', 'Enter a valid phone number']],
  [{ email: '' }, ['email', 'This field is required']],
  [{ email: 'mia@' }, ['email', 'Enter a valid email address']],
  [{ password1: '' }, ['password1', 'This field is required']],
  [{ password1: 'short' }, ['password1', 'Has to be at least 6 characters long']],
  [{ password2: '' }, ['password2', 'This field is required']],
  [{ password2: 'banksiA' }, ['password2', 'Passwords do not match']],
  [{ country_code: 'FR' }, ['mobile', 'Enter a valid phone number']],
  [{ country_code: 'FR', mobile: '+61491570156' }, ['country_code', 'Choose Australia or New Zealand']],
  [{ state: '' }, ['state', 'This field is required']],
  [{ state: 'XX' }, ['state', 'Choose your state or territory']],
])('says of %j: %j', (change, problem) => {
  expect(said(change)).toEqual(problem);
});

test('the countries are Australia and New Zealand, and only Australia has states to choose from', () => {
  expect(signUpCountries.map(({ label }) => label)).toEqual(['Australia', 'New Zealand']);
  expect(statesOfAustralia).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
  expect([asksForState('AU'), asksForState('NZ')]).toEqual([true, false]);
  expect(signUpDefaults).toEqual({ country_code: 'AU', state: 'WA', remember_me: true });
  expect(NAME_LEAST).toBe(3);
});
