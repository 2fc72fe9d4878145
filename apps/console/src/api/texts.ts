import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-api', {
  unreachable: 'We can’t reach the server. Check the connection and try again.',
});
