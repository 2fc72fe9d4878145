import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('mobile-field', {
  other: 'Other',
});
