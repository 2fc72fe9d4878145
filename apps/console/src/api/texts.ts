import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-api', {
  passkeyFor: 'Console',
  passkeyHere: 'This device has a passkey for you already',
  passkeyUnused: 'The passkey wasn’t used. Try again, or sign in another way',
  unreachable: 'We can’t reach the server. Check the connection and try again.',
});
