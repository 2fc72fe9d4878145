import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('pos-person', {
  whosSelling: 'Who’s selling?',
  enterPin: 'Enter your till PIN. The order on the ticket stays.',
  pin: 'PIN',
  keypad: 'Keypad',
  digits: '{count|1 digit|# digits} entered',
  unlock: 'Unlock till',
  lock: 'Lock the till. {name} is selling',
});
