import type { ConsoleUser } from '@servery/contract/entities/board';
import type { CallOutput } from '@servery/contract/registry';
import { Button, LinkButton } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { Display } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { keysQuery, OPEN_API, webhooksQuery } from '#api/api-query.ts';
import { KeyPane } from '#features/api/key-pane.tsx';
import { KeysSection } from '#features/api/keys-section.tsx';
import { SecretPane } from '#features/api/secret-pane.tsx';
import { WebhookPane } from '#features/api/webhook-pane.tsx';
import { WebhooksSection } from '#features/api/webhooks-section.tsx';
import { Room, RoomHead } from '#parts/room.tsx';
import { RoomInstead, RoomWaiting } from '#parts/room-instead.tsx';
import css from './api.module.css';
import { t } from '#features/api/texts.ts';

const TryPane = lazy(() => import('#features/api/try-pane.tsx').then(({ TryPane: it }) => ({ default: it })));

/** What is open: a new key, a webhook by its id, or a call that is tried. */
export type ApiPlace = {
  key?: 'new' | undefined;
  webhook?: string | undefined;
  try?: true | undefined;
};
type Props = { user: ConsoleUser; place: ApiPlace; onGo: (place: ApiPlace) => void };
type Keys = CallOutput<'ConsoleApiKeys'>;
type Webhooks = CallOutput<'ConsoleWebhooks'>['webhooks'];
type Told = { title: string; secret: string };

type LoadedProps = Props & { keys: Keys; webhooks: Webhooks; isOffline: boolean };
type PaneProps = LoadedProps & { onTold: (told: Told) => void; madeKey: string };

function OpenPane({ user, place, onGo, keys, webhooks, onTold, madeKey }: PaneProps) {
  const close = () => onGo({});
  const zone = user.merchant.time_zone;
  if (place.try)
    return (
      <Suspense fallback={null}>
        <TryPane permissions={user.permissions} madeKey={madeKey} onClose={close} />
      </Suspense>
    );
  if (place.key === 'new')
    return (
      <KeyPane
        mayGive={keys.may_give}
        onMade={(secret) => onTold({ title: t.yourKey, secret })}
        onClose={close}
      />
    );
  return (
    <WebhookPane
      key={place.webhook}
      hook={webhooks.find(({ id }) => id === place.webhook)}
      zone={zone}
      onSecret={(secret) => onTold({ title: t.yourSecret, secret })}
      onClose={close}
    />
  );
}

function Loaded(props: LoadedProps) {
  const { user, place, onGo, keys, webhooks, isOffline } = props;
  const [told, setTold] = useState<Told>();
  const [madeKey, setMadeKey] = useState('');
  const tell = (next: Told) => {
    setTold(next);
    if (next.title === t.yourKey) setMadeKey(next.secret);
  };
  // The link in a mail may lead to one that was removed since.
  const hasHook = place.webhook === 'new' || webhooks.some(({ id }) => id === place.webhook);
  const hasPane = place.key !== undefined || hasHook || place.try === true;
  const seen = () => {
    setTold(undefined);
    onGo({});
  };
  const pane = told ? (
    <SecretPane {...told} onClose={seen} />
  ) : (
    hasPane && <OpenPane {...props} onTold={tell} madeKey={madeKey} />
  );
  return (
    <Room label={t.title} pane={pane}>
      {isOffline && <OfflineBar>{t.offline}</OfflineBar>}
      <RoomHead>
        <Display as="h1" size={32}>
          {t.title}
        </Display>
        <div className={css.ways}>
          <LinkButton kind="line" size="s" href={OPEN_API} target="_blank" rel="noreferrer">
            {t.description}
          </LinkButton>
          <Button kind="line" size="s" onClick={() => onGo({ try: true })}>
            {t.tryIt}
          </Button>
        </div>
      </RoomHead>
      <KeysSection keys={keys.keys} zone={user.merchant.time_zone} onNew={() => onGo({ key: 'new' })} />
      <WebhooksSection
        webhooks={webhooks}
        shown={place.webhook}
        onShow={(webhook) => onGo({ webhook })}
        onNew={() => onGo({ webhook: 'new' })}
      />
    </Room>
  );
}

function Shown(props: Props) {
  const keys = useQuery(keysQuery);
  const hooks = useQuery(webhooksQuery);
  const error = keys.error ?? hooks.error;
  if (keys.data && hooks.data)
    return <Loaded {...props} keys={keys.data} webhooks={hooks.data.webhooks} isOffline={error !== null} />;
  const again = () => void Promise.all([keys.refetch(), hooks.refetch()]);
  return <RoomWaiting said={t} error={error} onAgain={again} />;
}

/** What a venue's own tools are let in with, what they are told, and a page to try it. */
export function ApiScreen(props: Props) {
  const { user } = props;
  if (user.permissions.includes('manage_api')) return <Shown {...props} />;
  return (
    <RoomInstead title={t.title}>
      <EmptyState title={t.notYours}>{t.notYoursNote({ name: user.name, role: user.role })}</EmptyState>
    </RoomInstead>
  );
}
