import type { SocialProvider } from '@servery/domain/identity/social';
import type { LoadedBrand } from '#brand/read-brand';
import type { SocialPorts } from '#providers/social/port';
import { readAction } from '#http/action';
import { answer } from '#http/answer';

function optionOf(provider: SocialProvider, brand: LoadedBrand, social: SocialPorts) {
  const port = brand.social_sign_in[provider] ? social[provider] : undefined;
  if (!port) return null;
  return { client_id: port.clientId, authorise_url: port.authoriseUrl, return_path: `/social/${provider}` };
}

export const signInOptions = readAction(
  'SignInOptions',
  ['reach', 'social'],
  async (_tx, _input, { caller: { brand }, reach, social }) =>
    answer({
      sign_up: reach.mail ? 1 : 0,
      apple: optionOf('apple', brand, social),
      google: optionOf('google', brand, social),
    }),
);
