import { networkError } from '@servery/domain/messages/texts';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display, Text } from '@servery/ui/foundations/text';
import { Card } from '@servery/ui/surfaces/card';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { call } from '#api/call.ts';
import { Screen, SiteHeader, useTitle } from '#features/shell/index.ts';
import { GoButton } from '#shared/links.tsx';
import css from './news-off.module.css';
import { t } from '#features/news/texts.ts';

async function ask(name: 'NewsLink' | 'NewsLink.off', token: string) {
  const result = await call(name, { token });
  if (result.ok) return result.value;
  throw new Error(result.code === 'network' ? networkError('NL1') : result.message);
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <EmptyState
      title={t.failed}
      action={
        <div className={css.ways}>
          <Button onClick={retry}>{t.tryAgain}</Button>
          <GoButton kind="quiet" to="/account">
            {t.toAccount}
          </GoButton>
        </div>
      }
    >
      {error.message}
    </EmptyState>
  );
}

function Link({ token }: { token: string }) {
  const held = useQuery({
    queryKey: ['news-link', token],
    queryFn: () => ask('NewsLink', token),
    retry: false,
  });
  const off = useMutation({ mutationFn: () => ask('NewsLink.off', token), networkMode: 'always' });
  const error = off.error ?? held.error;
  const shown = off.data ?? held.data;
  const brand = facts.brand.name;
  if (error) return <Failed error={error} retry={() => (off.error ? off.mutate() : void held.refetch())} />;
  if (!shown)
    return (
      <Loading label={t.loading}>
        <Skeleton shape="block" height="12rem" />
      </Loading>
    );
  const { email } = shown;
  const isOff = shown.wants_news === 0;
  return (
    <Card as="section" pad="m" aria-label={t.title} className={css.card}>
      <div aria-live="polite" className={css.said}>
        <Display as="h1" size={24}>
          {isOff ? t.done : t.ask({ brand })}
        </Display>
        <Text tone="soft">{isOff ? t.doneNote({ email, brand }) : t.askNote({ email })}</Text>
      </div>
      {isOff ? (
        <GoButton wide to="/menu">
          {t.toMenu}
        </GoButton>
      ) : (
        <Button wide busy={off.isPending} onClick={() => off.mutate()}>
          {t.unsubscribe}
        </Button>
      )}
    </Card>
  );
}

/** Where the link at the end of a mail with news leads: one press ends it, without a sign-in. */
export function NewsOffPage() {
  const [token] = useState(() => new URLSearchParams(location.search).get('t') ?? '');
  useTitle(t.title);
  return (
    <Screen header={<SiteHeader />}>
      <div className={css.page}>
        <Link token={token} />
      </div>
    </Screen>
  );
}
