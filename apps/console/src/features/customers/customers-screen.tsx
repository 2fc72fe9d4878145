import type { ConsoleUser } from '@servery/contract/entities/board';
import { Button } from '@servery/ui/actions/button';
import { Segmented } from '@servery/ui/choices/segmented';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconPlus } from '@servery/ui/foundations/icon';
import { Display } from '@servery/ui/foundations/text';
import { SearchField } from '@servery/ui/inputs/search-field';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { customersQuery } from '#api/customers-query.ts';
import { CustomerPane } from '#features/customers/customer-pane.tsx';
import { CustomersTable } from '#features/customers/customers-table.tsx';
import { FeedbackList } from '#features/customers/feedback-list.tsx';
import { NewsList, NewsPane } from '#features/news/index.ts';
import { Room, RoomHead } from '#parts/room.tsx';
import css from './customers.module.css';
import { t } from '#features/customers/texts.ts';

export type CustomersPlace = {
  customer?: number | undefined;
  show?: 'feedback' | 'messages' | undefined;
  /** Of the messages, the one that is open; 0 is a new one. */
  message?: number | undefined;
};
type Props = { user: ConsoleUser; place: CustomersPlace; onGo: (place: CustomersPlace) => void };

function List({ user, place, onGo, search }: Props & { search: string }) {
  const found = useInfiniteQuery({ ...customersQuery(search), placeholderData: keepPreviousData });
  if (!found.data)
    return found.error ? (
      <EmptyState
        title={t.failed}
        action={<Button onClick={() => void found.refetch()}>{t.tryAgain}</Button>}
      >
        {found.error.message}
      </EmptyState>
    ) : (
      <Loading label={t.loading}>
        <Skeleton shape="block" height="3.4rem" />
        <Skeleton shape="block" height="3.4rem" />
      </Loading>
    );
  const customers = found.data.pages.flatMap((page) => page.customers);
  if (customers.length === 0)
    return search === '' ? (
      <EmptyState title={t.none}>{t.noneNote}</EmptyState>
    ) : (
      <EmptyState title={t.nobody({ search })}>{t.nobodyNote}</EmptyState>
    );
  return (
    <>
      {found.error && <OfflineBar>{t.offline}</OfflineBar>}
      <CustomersTable
        customers={customers}
        zone={user.merchant.time_zone}
        shown={place.customer}
        onShow={(customer) => onGo({ ...place, customer })}
      />
      {found.hasNextPage && (
        <Button kind="soft" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t.showMore}
        </Button>
      )}
    </>
  );
}

/** What is open beside the list. */
function Beside({ user, place, onGo }: Props) {
  const close = () => onGo({ show: place.show });
  if (place.show === 'messages')
    return (
      place.message !== undefined && (
        <NewsPane
          id={place.message}
          zone={user.merchant.time_zone}
          onShow={(message) => onGo({ show: 'messages', message })}
          onClose={close}
        />
      )
    );
  return (
    place.customer !== undefined && (
      <CustomerPane key={place.customer} id={place.customer} user={user} onClose={close} />
    )
  );
}

function Part(props: Props & { search: string }) {
  const { user, place, onGo } = props;
  switch (place.show) {
    case 'messages':
      return (
        <NewsList
          zone={user.merchant.time_zone}
          shown={place.message}
          onShow={(message) => onGo({ show: 'messages', message })}
        />
      );
    case 'feedback':
      return <FeedbackList user={user} onShow={(customer) => onGo({ ...place, customer })} />;
    case undefined:
      return <List {...props} />;
  }
}

const isOpen = ({ show, message, customer }: CustomersPlace): boolean =>
  (show === 'messages' ? message : customer) !== undefined;

function Shown(props: Props) {
  const { user, onGo } = props;
  const mayWrite = user.permissions.includes('manage_customers');
  const place = mayWrite || props.place.show !== 'messages' ? props.place : {};
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const parts = [
    { value: 'members', label: t.members },
    { value: 'feedback', label: t.feedback },
    ...(mayWrite ? [{ value: 'messages', label: t.messages } as const] : []),
  ] as const;
  return (
    <Room label={t.title} pane={isOpen(place) && <Beside {...props} place={place} />}>
      <RoomHead>
        <Display as="h1" size={32}>
          {t.title}
        </Display>
        <Segmented
          label={t.title}
          value={place.show ?? 'members'}
          onChange={(show) => onGo({ show: show === 'members' ? undefined : show })}
          items={[...parts]}
        />
        {place.show === undefined && (
          <SearchField
            label={t.search}
            look="raised"
            value={search}
            onChange={setSearch}
            className={css.search}
          />
        )}
        {place.show === 'messages' && (
          <Button size="s" icon={<IconPlus />} onClick={() => onGo({ show: 'messages', message: 0 })}>
            {t.newMessage}
          </Button>
        )}
      </RoomHead>
      <Part {...props} place={place} search={wanted} />
    </Room>
  );
}

/** The members of the brand: who they are, what they have, and what the team may do for them. */
export function CustomersScreen(props: Props) {
  const { user } = props;
  if (user.permissions.includes('see_customers')) return <Shown {...props} />;
  return (
    <Room label={t.title}>
      <EmptyState title={t.notYours}>{t.notYoursNote({ name: user.name, role: user.role })}</EmptyState>
    </Room>
  );
}
