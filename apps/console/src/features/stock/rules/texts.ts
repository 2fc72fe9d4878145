import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-stock-rules', {
  soldOut: 'Sold out',
});
