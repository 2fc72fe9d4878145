import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-fulfilment', {
  chooseAFulfilmentType: 'Choose a fulfilment type above',
  chooseAbove: 'Choose {last} above',
  chooseOrAbove: 'Choose {verbs} or {last} above',
  min: '{minutes} min',
  estimatedDeliveryTimeIs: ' Estimated delivery time is currently {minutes} minutes.',
});
