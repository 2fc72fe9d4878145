import type { CallOutput } from '@servery/contract/registry';
import { networkError } from '@servery/domain/messages/texts';
import { isGuest } from '@servery/domain/people/roles';
import { REDIRECT_MS } from '@servery/domain/people/session';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { accountQuery, customerQuery } from '#api/queries.ts';
import { AccountMenu } from '#features/account/account-menu.tsx';
import css from '#features/account/account.module.css';
import { LoadFailed, Screen, ScreenTitle, SiteHeader, useTitle } from '#features/shell/index.ts';
import { Redirect } from '#shared/redirect.tsx';
import { t } from '#features/account/texts.ts';

export type AccountPart = { account: CallOutput<'CustomerAccount'> };
type Part = ComponentType<AccountPart> | undefined;
type Props = {
  title: string | ((account: CallOutput<'CustomerAccount'>) => string);
  /** Why a guest has to sign in first, where the way here does not say it. */
  signInWhy?: string;
  children: (account: CallOutput<'CustomerAccount'>) => ReactNode;
  /** Beside the title. */
  action?: Part;
  /** At the lower edge. */
  dock?: Part;
  /** A column of its own where there is room, else below the page. */
  aside?: Part;
};

function Bones() {
  return (
    <Loading label={t.loadingYourAccount} className={css.content}>
      <h1 className="visually-hidden">{t.account}</h1>
      <Skeleton shape="title" height="2rem" />
      <Skeleton shape="block" height="112px" />
      <Skeleton shape="block" height="320px" />
    </Loading>
  );
}

/** Around every page of the account: for members only, who come back to where they were going after signing in. */
export function AccountFrame({
  title,
  signInWhy,
  children,
  action: Action,
  dock: Dock,
  aside: Aside,
}: Props) {
  const router = useRouter();
  // The address that was asked for: once the way to the sign-in is taken, the current one is that already.
  const [here] = useState(router.state.location.href);
  const customer = useQuery(customerQuery());
  const settings = useQuery({ ...accountQuery(), enabled: customer.data && !isGuest(customer.data) });
  const error = customer.error ?? settings.error;
  const account = customer.data && settings.data && { customer: customer.data, account: settings.data };
  const words = typeof title === 'string' ? title : account ? title(account) : t.account;
  useTitle(`${words}, ${facts.brand.name}`);
  const [wasHere, setWasHere] = useState(false);
  if (account && !wasHere) setWasHere(true);
  if (customer.data && isGuest(customer.data))
    // Who was signed out on this very page first reads why.
    return (
      <Screen width="wide" header={<SiteHeader />}>
        <Redirect
          to="/login"
          state={{ from: here, next: here, why: signInWhy }}
          afterMs={wasHere ? REDIRECT_MS : 0}
        />
      </Screen>
    );
  return (
    <Screen
      width={account ? 'bare' : 'wide'}
      header={<SiteHeader />}
      dock={account && Dock && <Dock account={account} />}
    >
      {account ? (
        <div className={css.frame}>
          <AccountMenu account={account} />
          <div className={css.content}>
            <div className={css.titleRow}>
              <ScreenTitle>{words}</ScreenTitle>
              {Action && <Action account={account} />}
            </div>
            {children(account)}
          </div>
          {Aside && <Aside account={account} />}
        </div>
      ) : error ? (
        <LoadFailed
          error={error}
          title={t.accountFailed}
          whenNoAnswer={networkError('GA1')}
          retry={() => void (customer.error ? customer.refetch() : settings.refetch())}
        />
      ) : (
        <Bones />
      )}
    </Screen>
  );
}
