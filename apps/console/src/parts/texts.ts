import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-parts', {
  back: 'Back',
  close: 'Close',
});
