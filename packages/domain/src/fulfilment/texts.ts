import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-fulfilment', {
  chooseType: 'Choose a fulfilment type above',
  chooseOne: 'Choose {verb} above',
  chooseOneOf: 'Choose {verbs} or {last} above',
  min: '{minutes} min',
  deliveryTime: ' Estimated delivery time is currently {minutes} minutes.',
});
