import type { Config } from '#config';
import { openIdProvider } from '#providers/social/openid';
import type { SocialPorts } from '#providers/social/port';
import { APPLE, GOOGLE } from '#providers/social/vendors';

/** A provider without client ids is not offered. */
export function chooseSocialPorts({ social }: Config): SocialPorts {
  const { apple, google } = social;
  const [appleFirst, ...appleRest] = apple.clientIds;
  const [googleFirst, ...googleRest] = google.clientIds;
  return {
    apple:
      appleFirst === undefined
        ? undefined
        : openIdProvider({
            ...apple,
            provider: 'apple',
            issuers: APPLE.issuers,
            clientIds: [appleFirst, ...appleRest],
          }),
    google:
      googleFirst === undefined
        ? undefined
        : openIdProvider({
            ...google,
            provider: 'google',
            issuers: GOOGLE.issuers,
            clientIds: [googleFirst, ...googleRest],
          }),
  };
}
