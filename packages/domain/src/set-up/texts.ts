import { catalogue } from '#texts/catalogue';

export const t = catalogue('set-up-venue', {
  pickup: 'Pickup',
  pickupNote: 'Ready when you walk in.',
});
