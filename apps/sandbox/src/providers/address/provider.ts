import type { Provider } from '#providers/provider';
import { addressrRoutes } from './addressr-routes.ts';
import { googleRoutes } from './google-routes.ts';
import { places } from './places.ts';

export const addressProvider: Provider = {
  id: 'address',
  title: 'Addresses',
  vendor: 'Google Places, Addressr',
  description: `Knows ${places.length} addresses, streets and suburbs around Perth, and answers as both services do.`,
  effects: [
    { mode: 'normal', effect: 'Answers every search straight away.' },
    { mode: 'delay', effect: 'Waits for the delay below, then answers.' },
    { mode: 'refuse', effect: 'Answers 403: the key is not valid.' },
    { mode: 'temporary', effect: 'Answers 503: try again later.' },
    { mode: 'drop', effect: 'Drops the connection without an answer.' },
  ],
  install(context) {
    context.app.register(googleRoutes(context), { prefix: '/google' });
    context.app.register(addressrRoutes, { prefix: '/addressr' });
    return {
      facts: (sandboxUrl) => [
        { label: 'GOOGLE_MAPS_URL', value: `${sandboxUrl}/google` },
        { label: 'GOOGLE_MAPS_KEY', value: 'any' },
        { label: 'ADDRESSR_URL', value: `${sandboxUrl}/addressr, instead of Google` },
        {
          label: 'Try',
          value: '8 Norfolk Street · a street without a number: Marine Parade · no postcode: 5 Thomson Bay',
        },
      ],
    };
  },
};
