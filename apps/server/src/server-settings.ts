import type { Config } from '#config';
import { createRateLimit, noRateLimit } from '#http/rate-limit';
import { openPictures } from '#media/pictures';
import { chooseAddressPort } from '#providers/address/choose';
import { hostProofPort } from '#providers/host-proof/look';
import { chooseMediaPort } from '#providers/media/config';
import { chooseSocialPorts } from '#providers/social/choose';
import { webhookPort } from '#providers/webhook/post';
import type { ServerParts } from '#server-parts';

/** What follows from the configuration alone. */
export const settingsOf = (
  config: Config,
): Pick<
  ServerParts,
  | 'rateLimit'
  | 'addressSearch'
  | 'social'
  | 'reach'
  | 'https'
  | 'ownUrl'
  | 'pictures'
  | 'webhooks'
  | 'hostProof'
> => ({
  ownUrl: config.publicUrl ?? '',
  https: config.publicUrl?.startsWith('https:') === true,
  rateLimit: config.rateLimit ? createRateLimit() : noRateLimit,
  addressSearch: chooseAddressPort(config),
  social: chooseSocialPorts(config),
  pictures: openPictures(chooseMediaPort(config)),
  webhooks: webhookPort(config.webhookTrustedOrigin),
  hostProof: hostProofPort({}),
  reach: { mail: config.mailUrl !== undefined, text: config.twilio !== undefined },
});
