import type { Provider } from '#providers/provider';
import { type Vendor, vendors } from './people.ts';
import { paths, socialRoutes } from './routes.ts';

const names: Record<Vendor, string> = { apple: 'APPLE', google: 'GOOGLE' };

export const socialProvider: Provider = {
  id: 'social',
  title: 'Sign-in',
  vendor: 'Apple, Google',
  description:
    'An OpenID provider in the shape of both. Its page lets you choose who signs in, and whether the token is a good one.',
  effects: [
    { mode: 'normal', effect: 'The keys are told at once.' },
    { mode: 'delay', effect: 'Waits the time given below, then tells the keys.' },
    { mode: 'refuse', effect: 'Answers 403 to who asks for the keys.' },
    { mode: 'temporary', effect: 'Answers 503: try again later.' },
    { mode: 'drop', effect: 'Cuts the connection without an answer.' },
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
