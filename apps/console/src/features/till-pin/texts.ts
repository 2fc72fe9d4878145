import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-till-pin', {
  setOwn: 'Set your till PIN',
  setPinOf: 'Set PIN of {name}',
  pin: 'Till PIN',
  pinNote: '4 to 6 digits that nobody else here has.',
  savePin: 'Save PIN',
  ownSaved: 'You can sell with this PIN now',
  pinSaved: '{name} can sell with this PIN now',
});
