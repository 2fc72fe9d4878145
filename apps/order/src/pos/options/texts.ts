import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('pos-options', {
  none: 'None',
  noteForTheKitchen: 'Note for the kitchen',
});
