import { cookieTexts } from '@servery/domain/messages/cookie-texts';
import { Button, LinkButton } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconDownload } from '@servery/ui/foundations/icon';
import { IconExternalLink } from '@servery/ui/foundations/icon-more';
import { Notice } from '@servery/ui/feedback/notice';
import { useLayoutEffect } from 'react';
import { facts } from '#api/app-facts.ts';
import css from '#features/no-cookies/no-cookies.module.css';
import { repeatEarlyTap } from '#platform/early-tap.ts';
import { inFrame } from '#platform/frame.ts';
import { common } from '#shared/common-texts.ts';

type App = { label: string; url: string };

/** Where the app can be had: in its stores, else where the brand leads to it. */
function appsOf({ stores, app }: typeof facts.brand): App[] {
  const inStores = [
    { label: 'App Store', url: stores.ios },
    { label: 'Google Play', url: stores.android },
  ];
  const found = inStores.filter(({ url }) => url !== '');
  const elsewhere = app.link === '' ? [] : [{ label: cookieTexts.download, url: app.link }];
  return found.length > 0 ? found : elsewhere;
}

/** Inside somebody else's page cookies may be off for us alone: a window of our own, or the app, has them. */
function WaysOut() {
  return (
    <>
      <LinkButton href={location.href} target="_blank" rel="noopener" icon={<IconExternalLink />}>
        {cookieTexts.newWindow}
      </LinkButton>
      {appsOf(facts.brand).map(({ label, url }) => (
        <LinkButton key={url} kind="line" href={url} target="_blank" rel="noopener" icon={<IconDownload />}>
          {label}
        </LinkButton>
      ))}
    </>
  );
}

/** Stands in the place of everything: without a cookie there is no cart and no sign-in. */
export function NoCookiesPage() {
  useLayoutEffect(repeatEarlyTap, []);
  const framed = inFrame();
  return (
    <main className={css.page}>
      <h1 className="visually-hidden">{facts.brand.name}</h1>
      <EmptyState
        title={cookieTexts.title}
        action={
          <div className={css.actions}>
            {framed && <WaysOut />}
            <Button kind={framed ? 'quiet' : 'primary'} onClick={() => location.reload()}>
              {common.tryAgain}
            </Button>
          </div>
        }
      >
        {framed ? cookieTexts.framed : cookieTexts.enable}
      </EmptyState>
      <Notice title={cookieTexts.iosTitle} className={css.advice}>
        <p>{cookieTexts.iosSafari}</p>
        <p>{cookieTexts.iosApp}</p>
      </Notice>
    </main>
  );
}
