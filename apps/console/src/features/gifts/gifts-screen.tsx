import type { ConsoleUser } from '@servery/contract/entities/board';
import type { CallOutput } from '@servery/contract/registry';
import { dollars } from '@servery/domain/money';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { IconPlus } from '@servery/ui/foundations/icon';
import { Display, Text } from '@servery/ui/foundations/text';
import { SearchField } from '@servery/ui/inputs/search-field';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { giftsQuery } from '#api/gifts-query.ts';
import { GiftList } from '#features/gifts/gift-list.tsx';
import { GiftPane } from '#features/gifts/gift-pane.tsx';
import { SellPane } from '#features/gifts/sell-pane.tsx';
import { Room, RoomHead } from '#parts/room.tsx';
import css from './gifts.module.css';
import { t } from '#features/gifts/texts.ts';

type Props = {
  user: ConsoleUser;
  /** What is open. */
  gift: string | undefined;
  onOpen: (gift: string | undefined) => void;
  /** The way to the other parts of the room. */
  parts: ReactNode;
};

function Owed({ first: { owed, owed_on: count } }: { first: CallOutput<'ConsoleGifts'> }) {
  return (
    <section aria-label={t.owed} className={css.owed}>
      <p className={css.soft}>{t.owed}</p>
      <Display as="p" size="figure">
        {dollars(owed)}
      </Display>
      <Text size={15}>{t.owedOn({ count })}</Text>
      <Text size={13} tone="soft">
        {t.owedNote}
      </Text>
    </section>
  );
}

function List({ search, gift, onOpen }: Pick<Props, 'gift' | 'onOpen'> & { search: string }) {
  const found = useInfiniteQuery({ ...giftsQuery(search), placeholderData: keepPreviousData });
  if (!found.data)
    return found.error ? (
      <EmptyState
        title={t.failed}
        action={<Button onClick={() => void found.refetch()}>{t.tryAgain}</Button>}
      >
        {found.error.message}
      </EmptyState>
    ) : (
      <Loading label={t.loading} className={css.skeletons}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="block" height="3.4rem" />
        ))}
      </Loading>
    );
  const [first] = found.data.pages;
  const gifts = found.data.pages.flatMap((page) => page.gifts);
  if (gifts.length === 0)
    return search === '' ? (
      <EmptyState title={t.firstTitle} action={<Button onClick={() => onOpen('new')}>{t.sell}</Button>}>
        {t.firstNote}
      </EmptyState>
    ) : (
      <EmptyState title={t.nobody({ search })}>{t.nobodyNote}</EmptyState>
    );
  return (
    <>
      {found.error && <OfflineBar>{t.offline}</OfflineBar>}
      {first && <Owed first={first} />}
      <GiftList gifts={gifts} shown={gift} onShow={onOpen} />
      {found.hasNextPage && (
        <Button kind="soft" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t.showMore}
        </Button>
      )}
    </>
  );
}

/** Gift vouchers: what is owed on them, and each with what is left. */
export function GiftsScreen({ user, gift, onOpen, parts }: Props) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const close = () => onOpen(undefined);
  const pane =
    gift === 'new' ? (
      <SellPane onClose={close} onSold={onOpen} />
    ) : (
      gift !== undefined && <GiftPane key={gift} id={gift} user={user} onClose={close} />
    );
  return (
    <Room label={t.gifts} pane={pane}>
      <RoomHead>
        <Display as="h1" size={32}>
          {t.gifts}
        </Display>
        {parts}
        <SearchField
          label={t.search}
          look="raised"
          value={search}
          onChange={setSearch}
          className={css.search}
        />
        <Button kind="line" size="s" icon={<IconPlus />} onClick={() => onOpen('new')}>
          {t.sell}
        </Button>
      </RoomHead>
      <List search={wanted} gift={gift} onOpen={onOpen} />
    </Room>
  );
}
