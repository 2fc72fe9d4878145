import type { Provider } from '#providers/provider';
import { type Vendor, vendors } from './people.ts';
import { paths, socialRoutes } from './routes.ts';

const names: Record<Vendor, string> = { apple: 'APPLE', google: 'GOOGLE' };

export const socialProvider: Provider = {
  id: 'social',
  title: 'Sign-in',
  vendor: 'Apple, Google',
  description:
    'Stands in for both OpenID providers. Its page lets you choose who signs in, and whether the token is valid.',
  effects: [
    { mode: 'normal', effect: 'Sends the keys straight away.' },
    { mode: 'delay', effect: 'Waits for the delay below, then sends the keys.' },
    { mode: 'refuse', effect: 'Answers 403 to requests for the keys.' },
    { mode: 'temporary', effect: 'Answers 503: try again later.' },
    { mode: 'drop', effect: 'Drops the connection without an answer.' },
  ],
  install(context) {
    for (const vendor of vendors)
      context.app.register(socialRoutes(vendor, context), { prefix: `/social/${vendor}` });
    return {
      facts: (sandboxUrl) =>
        vendors.flatMap((vendor) => {
          const base = `${sandboxUrl}/social/${vendor}`;
          return [
            { label: `${names[vendor]}_KEYS_URL`, value: base + paths[vendor].keys },
            { label: `${names[vendor]}_AUTHORISE_URL`, value: base + paths[vendor].authorise },
            { label: `${names[vendor]}_CLIENT_IDS`, value: 'any' },
          ];
        }),
    };
  },
};
