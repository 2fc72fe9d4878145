import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('not-offered', {
  goToTheMenu: 'Go to the menu',
  logs: 'Logs',
  tests: 'Tests',
});
