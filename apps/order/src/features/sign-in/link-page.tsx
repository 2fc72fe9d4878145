import { identityTexts } from '@servery/domain/messages/identity-texts';
import { networkError, texts } from '@servery/domain/messages/texts';
import { menuSlug } from '@servery/domain/links/menu-slug';
import { Loading, Skeleton } from '@servery/ui/skeleton';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { searchRecord } from '@servery/domain/links/link-query';
import { ownScreen } from '#features/sign-in/next-page.ts';
import { Screen, SiteHeader } from '#features/shell/index.ts';
import { sayBad, sayGood, sayInfo } from '#state/toasts.ts';
import { useSignIn } from '#state/use-sign-in.ts';

type Arrived = {
  link: { sid?: string; userid?: string; usertoken?: string };
  thirdParty: boolean;
  to: string;
  rest: Record<string, string>;
};

/** Takes the link apart and its words out of the address, so that no copy of them stays behind. */
function takeLink(): Arrived {
  const { sid, userid, usertoken, menu, party, ...rest } = searchRecord(location.search);
  history.replaceState(history.state, '', location.pathname);
  const slug = menuSlug(menu, '');
  const link = userid && usertoken ? { userid, usertoken } : sid ? { sid } : {};
  return { link, thirdParty: party === '1', to: slug === '' ? '/menu' : `/menu/${slug}`, rest };
}

function useLink() {
  const { signInByLink, signInAsThirdParty } = useSignIn();
  const navigate = useNavigate();
  return async ({ link, thirdParty, to, rest }: Arrived) => {
    const result = await (thirdParty ? signInAsThirdParty(link) : signInByLink(link));
    if (result.ok) {
      const own = ownScreen(result.value.customer.status);
      if (own) return location.assign(own);
      sayGood(identityTexts.signedIn);
    } else if (result.code === 'link_for_other') sayInfo(texts.linkForOther);
    else if (thirdParty) sayBad(networkError('TP1'));
    else sayBad(result.code === 'network' ? networkError('LI1') : result.message);
    return navigate({ to, search: rest, replace: true });
  };
}

/** Signs in by the link of a mail, of the app or of another site, and goes on to the menu. */
export function LinkPage() {
  const follow = useLink();
  const begun = useRef(false);
  const arrive = useEffectEvent(() => follow(takeLink()));
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void arrive();
  }, []);
  return (
    <Screen header={<SiteHeader />}>
      <Loading label={texts.verifyingLink}>
        <h1 className="visually-hidden">{texts.verifyingLink}</h1>
        <Skeleton shape="title" />
        <Skeleton shape="block" height="160px" />
      </Loading>
    </Screen>
  );
}
