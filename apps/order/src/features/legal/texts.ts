import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('legal', {
  pageFailed: 'We couldn’t load this page',
});
