import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-locations', {
  closed: 'Closed',
  orderForLater: 'Order for Later',
  orderNow: 'Order Now',
  comingSoon: 'Coming soon',
  km: '{distance} km',
  startTyping: 'start typing',
  keepTyping: 'keep typing',
  errorLookingUpPlace: 'Error looking up place name ({step})',
  noPosition:
    'Geolocation not enabled or unavailable. Allow access to your location to display stores that are nearest to you.',
  selectALocation: 'select a location',
});
