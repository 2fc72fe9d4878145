import { searchOfLink } from '@servery/domain/links/link-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { platform } from '#platform/browser.ts';
import { hearDeepLinks } from '#platform/deep-links.ts';
import { sayInfo } from '#state/toasts.ts';

/** Follows the links that open the app. */
export function DeepLinkHost() {
  const navigate = useNavigate();
  const follow = useEffectEvent((to: string, search: Record<string, string>) => {
    void navigate({ to, search });
  });
  useEffect(() => {
    const port = platform.deepLinks;
    if (!port) return undefined;
    const hearing = hearDeepLinks(port, {
      follow: ({ to, link }) => follow(to, searchOfLink(link)),
      say: (text) => sayInfo(text),
    });
    return () => void hearing.then((stop) => stop());
  }, []);
  return null;
}
