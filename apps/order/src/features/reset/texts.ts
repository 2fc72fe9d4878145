import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('reset', {
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  savePassword: 'Save password',
  newPin: 'New PIN',
  confirmPin: 'Confirm PIN',
  savePin: 'Save PIN',
  askForANew: 'Ask for a new link',
  resetYourPin: 'Reset your PIN',
  resetYourPassword: 'Reset your password',
  pinNote: 'Choose a new PIN with 6 digits.',
  passwordNote: 'Choose a new password with at least 6 characters.',
});
