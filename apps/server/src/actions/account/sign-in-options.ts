import type { SocialProvider } from '@servery/domain/identity/social';
import { type ActionContext, readAction } from '#http/action';
import { answer } from '#http/answer';

function wayOf(provider: SocialProvider, { brand, social }: ActionContext) {
  const port = brand.social_sign_in[provider] ? social[provider] : undefined;
  if (!port) return null;
  return { client_id: port.clientId, authorise_url: port.authoriseUrl, return_path: `/social/${provider}` };
}

export const signInOptions = readAction('SignInOptions', async (_tx, _input, context) =>
  answer({
    sign_up: context.reach.mail ? 1 : 0,
    apple: wayOf('apple', context),
    google: wayOf('google', context),
  }),
);
