import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-slots-rules', {
  off: 'Off',
  over: '{taken}, {over} over',
  full: 'Full',
  of: '{taken} of {capacity}',
});
