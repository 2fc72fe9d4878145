import type { HeldPromo, VenuePromos } from '@servery/contract/entities/promo-editor';
import { dollars } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { IconButton } from '@servery/ui/actions/icon-button';
import { Segmented } from '@servery/ui/choices/segmented';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Notice, OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconPlus } from '@servery/ui/foundations/icon';
import { IconHistory } from '@servery/ui/foundations/icon-more';
import { Display } from '@servery/ui/foundations/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callOrThrow } from '#api/call.ts';
import { promosQuery, promosRoom } from '#api/promos-query.ts';
import { GiftsScreen } from '#features/gifts/index.ts';
import { HistoryPane } from '#parts/history-pane.tsx';
import { Room } from '#parts/room.tsx';
import type { ScreenProps } from '#features/promos/place.ts';
import { PromoEditor } from '#features/promos/promo-editor.tsx';
import { PromoList } from '#features/promos/promo-list.tsx';
import { RewardsPart } from '#features/promos/rewards-part.tsx';
import { costShare, type Tab, tabOf } from '#features/promos/rules/shown.ts';
import { sayBad, sayGood } from '#toasts/toaster.ts';
import css from './promos.module.css';
import { t } from '#features/promos/texts.ts';

const TABS: readonly Tab[] = ['running', 'planned', 'ended'];
const NONE: Readonly<Record<Tab, string>> = {
  get running() {
    return t.noRunning;
  },
  get planned() {
    return t.noPlanned;
  },
  get ended() {
    return t.noEnded;
  },
};

type HeadProps = Pick<ScreenProps, 'place' | 'onGo'> & {
  promos: readonly HeldPromo[];
  tab: Tab;
  onTab: (tab: Tab) => void;
};

function Head({ promos, tab, onTab, place, onGo }: HeadProps) {
  return (
    <header className={css.head}>
      <Display as="h1" size={32}>
        {t.promos}
      </Display>
      <Parts place={place} onGo={onGo} />
      {promos.length > 0 && (
        <Segmented
          label={t.show}
          size="s"
          items={TABS.map((value) => ({
            value,
            label: t[value],
            count: promos.filter((each) => tabOf(each) === value).length,
          }))}
          value={tab}
          onChange={onTab}
        />
      )}
      <span className={css.push} />
      <IconButton
        label={t.history}
        icon={<IconHistory />}
        kind="raised"
        onClick={() => onGo({ pane: 'history' })}
      />
      <Button kind="line" size="s" icon={<IconPlus />} onClick={() => onGo({ promo: 'new' })}>
        {t.promo}
      </Button>
    </header>
  );
}

function Given({ lately }: Pick<VenuePromos, 'lately'>) {
  return (
    <section aria-label={t.givenLately} className={css.given}>
      <div>
        <p className={css.soft}>{t.givenLately}</p>
        <Display as="p" size="figure">
          {dollars(lately.given)}
        </Display>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t.ordersWith}</dt>
          <dd>{lately.orders}</dd>
        </div>
        <div>
          <dt>{t.inSales}</dt>
          <dd>{dollars(lately.sales)}</dd>
        </div>
        <div>
          <dt>{t.costs}</dt>
          <dd>{costShare(lately)}</dd>
        </div>
      </dl>
    </section>
  );
}

function NoCodes() {
  const client = useQueryClient();
  const take = useMutation({
    mutationFn: () => callOrThrow('ConsolePromos.take_codes', {}),
    networkMode: 'always',
    onSuccess: () => sayGood(t.codesTaken),
    onError: (error) => sayBad(error.message, 'take-codes'),
    onSettled: () => client.invalidateQueries({ queryKey: promosQuery.queryKey }),
  });
  return (
    <Notice
      tone="warn"
      title={t.noCodes}
      action={
        <Button kind="line" size="s" busy={take.isPending} onClick={() => take.mutate()}>
          {t.takeCodes}
        </Button>
      }
    >
      {t.noCodesNote}
    </Notice>
  );
}

function OpenPane({ room, user, place, onGo }: ScreenProps & { room: VenuePromos }) {
  const close = () => onGo({});
  if (place.pane === 'history')
    return <HistoryPane room={promosRoom} zone={user.merchant.time_zone} onClose={close} />;
  const promo = room.promos.find(({ id }) => id === place.promo);
  if (!promo && place.promo !== 'new') return null;
  return (
    <PromoEditor
      key={promo?.id ?? 'new'}
      room={room}
      promo={promo}
      onClose={close}
      onShow={(id) => onGo({ promo: id })}
    />
  );
}

function Promos({ room, place, onGo, tab }: ScreenProps & { room: VenuePromos; tab: Tab }) {
  const { promos, products } = room;
  if (promos.length === 0)
    return (
      <EmptyState
        title={t.firstTitle}
        action={<Button onClick={() => onGo({ promo: 'new' })}>{t.firstAction}</Button>}
      >
        {t.firstNote}
      </EmptyState>
    );
  const shown = promos.filter((each) => tabOf(each) === tab);
  return (
    <>
      <Given lately={room.lately} />
      {shown.length === 0 ? (
        <p className={css.soft}>{NONE[tab]}</p>
      ) : (
        <PromoList
          promos={shown}
          products={products}
          open={place.promo}
          onOpen={(id) => onGo({ promo: id })}
        />
      )}
    </>
  );
}

function Loaded({ room, isOffline, ...props }: ScreenProps & { room: VenuePromos; isOffline: boolean }) {
  const { place, onGo } = props;
  const [tab, setTab] = useState<Tab>('running');
  const isThere = room.promos.some(({ id }) => id === place.promo);
  const hasPane = place.pane !== undefined || place.promo === 'new' || isThere;
  return (
    <Room label={t.promos} pane={hasPane && <OpenPane {...props} room={room} />}>
      {isOffline && <OfflineBar>{t.offline}</OfflineBar>}
      <Head promos={room.promos} tab={tab} onTab={setTab} place={place} onGo={onGo} />
      {!room.takes_codes && <NoCodes />}
      <Promos {...props} room={room} tab={tab} />
      <RewardsPart rewards={room.rewards} />
    </Room>
  );
}

function Instead({ children }: { children: ReactNode }) {
  return (
    <Room label={t.promos}>
      <Display as="h1" size={32}>
        {t.promos}
      </Display>
      {children}
    </Room>
  );
}

/** The two parts of the room. */
function Parts({ place, onGo }: Pick<ScreenProps, 'place' | 'onGo'>) {
  return (
    <Segmented
      label={t.parts}
      size="s"
      items={[
        { value: 'promos', label: t.promos },
        { value: 'gifts', label: t.gifts },
      ]}
      value={place.show ?? 'promos'}
      onChange={(show) => onGo(show === 'gifts' ? { show } : {})}
    />
  );
}

/** What takes money off orders, what that has cost, and what members earn. */
export function PromosScreen(props: ScreenProps) {
  const { user, place, onGo } = props;
  if (place.show === undefined) return <PromosPart {...props} />;
  return (
    <GiftsScreen
      user={user}
      gift={place.gift}
      onOpen={(gift) => onGo({ show: 'gifts', gift })}
      parts={<Parts place={place} onGo={onGo} />}
    />
  );
}

function PromosPart(props: ScreenProps) {
  const { data, error, refetch } = useQuery(promosQuery);
  if (data) return <Loaded {...props} room={data} isOffline={error !== null} />;
  return (
    <Instead>
      {error ? (
        <EmptyState title={t.failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}>
          {error.message}
        </EmptyState>
      ) : (
        <Loading label={t.loading} className={css.skeletons}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} shape="block" height="3.5rem" />
          ))}
        </Loading>
      )}
    </Instead>
  );
}
