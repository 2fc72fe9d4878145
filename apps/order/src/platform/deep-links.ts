import { linkOnce } from '@servery/domain/links/link-once';
import { linkTarget, type LinkTarget } from '@servery/domain/links/link-target';
import { laterTexts } from '@servery/domain/messages/later-texts';
import type { DeepLinkPort } from '#platform/port.ts';
import { retried } from '#platform/retry.ts';

const RETRY = { times: 3, everyMs: 1000 } as const;

type Wanted = { follow: (target: LinkTarget) => void; say: (text: string) => void };

const isAppLink = (url: string, host: string): boolean => host !== '' && URL.parse(url)?.hostname === host;

/** Hears the links that open the app; answers how to stop. */
export async function hearDeepLinks(port: DeepLinkPort, { follow, say }: Wanted): Promise<() => void> {
  if (!(await retried(() => port.init(), RETRY))) return () => undefined;
  const isNew = linkOnce();
  const open = async (url: string): Promise<void> => {
    if (!isNew(url, Date.now())) return;
    const link = isAppLink(url, port.appLinkHost) ? await port.resolve(url).catch(() => '') : url;
    const target = linkTarget(link, port.appLinkHost);
    if (target) follow(target);
    else say(laterTexts.noDeepLink);
  };
  return port.onLink((url) => void open(url));
}
