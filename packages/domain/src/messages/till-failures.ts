import { catalogue } from '#texts/catalogue';

/** What a failure about who is on a till, and what they may do there, says by its code. */
export const tillFailures = catalogue('till-failures', {
  till_locked: 'Enter your PIN to go on',
  wrong_till_pin: 'That PIN is incorrect',
  till_pin_shape: 'Choose a PIN of 4 to 6 digits',
  till_pin_simple: 'That PIN is too easy to guess. Choose another',
  till_pin_taken: 'Somebody else here has that PIN. Choose another',
  manager_needed: 'A manager has to enter their PIN for this refund',
  pin_may_not_approve: 'That PIN can’t approve this. Ask a manager',
});
export type TillFailure = keyof typeof tillFailures;
export const isTillFailure = (code: string): code is TillFailure => Object.hasOwn(tillFailures, code);
