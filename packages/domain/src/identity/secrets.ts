/** What is wrong with a field of a form, in a code that has words, and where it belongs. */
export type FieldProblem<Code extends string, Field extends string> = { code: Code; field: Field };

export const PASSWORD_LEAST = 6;
/** Whoever runs a venue refunds money and sees every order. */
export const CONSOLE_PASSWORD_LEAST = 8;
export const PIN_DIGITS = 6;

const PIN = new RegExp(`^\\d{${PIN_DIGITS}}$`);

export type PasswordProblem = 'field_required' | 'password_short' | 'passwords_differ';

/** A new password and the same once more. */
export function passwordProblem(
  password: string,
  again: string,
): FieldProblem<PasswordProblem, 'password' | 'again'> | undefined {
  if (password === '') return { code: 'field_required', field: 'password' };
  if (password.length < PASSWORD_LEAST) return { code: 'password_short', field: 'password' };
  if (again === '') return { code: 'field_required', field: 'again' };
  return password === again ? undefined : { code: 'passwords_differ', field: 'again' };
}

/** A new password for the console, and the same once more. */
export function consolePasswordProblem(
  password: string,
  again: string,
): FieldProblem<PasswordProblem | 'console_password_short', 'password' | 'again'> | undefined {
  const isShort = password !== '' && password.length < CONSOLE_PASSWORD_LEAST;
  return isShort ? { code: 'console_password_short', field: 'password' } : passwordProblem(password, again);
}

export type PinProblem = 'field_required' | 'pin_digits' | 'pins_differ';

export function pinProblem(
  pin: string,
  again: string,
): FieldProblem<PinProblem, 'pin' | 'again'> | undefined {
  if (pin === '') return { code: 'field_required', field: 'pin' };
  if (!PIN.test(pin)) return { code: 'pin_digits', field: 'pin' };
  if (again === '') return { code: 'field_required', field: 'again' };
  return pin === again ? undefined : { code: 'pins_differ', field: 'again' };
}
