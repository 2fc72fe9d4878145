import { identityTexts } from '@servery/domain/messages/identity-texts';
import { networkError } from '@servery/domain/messages/texts';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { menuSlug } from '@servery/domain/links/menu-slug';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display, Text } from '@servery/ui/foundations/text';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchRecord } from '@servery/domain/links/link-query';
import { ownScreen } from '#features/sign-in/next-page.ts';
import css from '#features/sign-in/sign-in.module.css';
import { Screen, SiteHeader } from '#features/shell/index.ts';
import { sayBad, sayGood, sayInfo } from '#state/toasts.ts';
import { type LinkFields, useSignIn } from '#state/use-sign-in.ts';
import { common } from '#shared/common-texts.ts';
import { t } from '#features/sign-in/texts.ts';

type Arrived = { link: LinkFields; thirdParty: boolean; to: string; rest: Record<string, string> };

/** Takes the link apart and its words out of the address, so that no copy of them stays behind. */
function takeLink(): Arrived {
  const { sid, userid, usertoken, menu, party, ...rest } = searchRecord(location.search);
  history.replaceState(history.state, '', location.pathname);
  const slug = menuSlug(menu, '');
  const link = userid && usertoken ? { userid, usertoken } : sid ? { sid } : {};
  return { link, thirdParty: party === '1', to: slug === '' ? '/menu' : `/menu/${slug}`, rest };
}

type Question = { name: string; email: string; yes(): void; no(): void };

function useLink() {
  const { signInByLink, signInAsThirdParty } = useSignIn();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const follow = async (arrived: Arrived): Promise<void> => {
    const { link, thirdParty, to, rest } = arrived;
    const goOn = () => navigate({ to, search: rest, replace: true });
    const result = await (thirdParty ? signInAsThirdParty(link) : signInByLink(link));
    if (!result.ok && result.code === 'link_agree') {
      const { name, email } = result.details as { name?: string; email?: string };
      const yes = () => void follow({ ...arrived, link: { ...link, agreed: 1 } });
      return setQuestion({ name: name ?? '', email: email ?? '', yes, no: () => void goOn() });
    }
    if (result.ok) {
      const own = ownScreen(result.value.customer.status);
      if (own) return location.assign(own);
      sayGood(identityTexts.signedIn);
    } else if (result.code === 'link_for_other') sayInfo(laterTexts.linkForOther);
    else if (thirdParty) sayBad(networkError('TP1'));
    else sayBad(result.code === 'network' ? networkError('LI1') : result.message);
    return goOn();
  };
  return { follow, question };
}

/** A link may come from anybody: whose account it opens is shown before it does. */
function Ask({ name, email, yes, no }: Question) {
  const [busy, setBusy] = useState(false);
  return (
    <Card as="section" pad="l" className={css.ask}>
      <Display as="h1" size={32}>
        {t.signInAs({ name })}
      </Display>
      <Text tone="soft">{t.thisLinkIsFor({ email })}</Text>
      <Button
        wide
        busy={busy}
        onClick={() => {
          setBusy(true);
          yes();
        }}
      >
        {common.signIn}
      </Button>
      <Button wide kind="quiet" onClick={no}>
        {t.continueAsAGuest}
      </Button>
    </Card>
  );
}

/** Signs in by the link of a mail, of the app or of another site, and goes on to the menu. */
export function LinkPage() {
  const { follow, question } = useLink();
  const begun = useRef(false);
  const arrive = useEffectEvent(() => follow(takeLink()));
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void arrive();
  }, []);
  return (
    <Screen header={<SiteHeader />}>
      {question ? (
        <Ask {...question} />
      ) : (
        <Loading label={laterTexts.verifyingLink}>
          <h1 className="visually-hidden">{laterTexts.verifyingLink}</h1>
          <Skeleton shape="title" />
          <Skeleton shape="block" height="160px" />
        </Loading>
      )}
    </Screen>
  );
}
