import type { BoardOrder, ConsoleUser } from '@servery/contract/entities/board';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { Button, LinkButton } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { IconArrowLeft } from '@servery/ui/foundations/icon';
import { IconPrinter } from '@servery/ui/foundations/icon-more';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useEffect } from 'react';
import { boardQuery } from '#api/board-query.ts';
import { Docket } from '#features/board/docket/docket.tsx';
import { words } from '#features/board/words.ts';
import css from './docket-screen.module.css';

const BackLink = createLink(LinkButton);

/** The printer's window opens by itself, once the faces of the type are there. */
function usePrintOnce(order: BoardOrder | undefined): void {
  const id = order?.id;
  useEffect(() => {
    if (!id) return;
    let wanted = true;
    const print = async () => {
      await document.fonts.ready;
      if (wanted) window.print();
    };
    void print();
    return () => {
      wanted = false;
    };
  }, [id]);
}

type Props = { id: string; user: ConsoleUser };

/** One order on paper: black on white, as wide as the printer's 576 dots. */
export function DocketScreen({ id, user }: Props) {
  const { data, error } = useQuery({ ...boardQuery, staleTime: 60_000 });
  const order = data?.orders.find((each) => each.id === id);
  usePrintOnce(order);
  return (
    <main className={css.page}>
      <nav className={css.bar}>
        <BackLink to="/board" kind="bare" size="s" icon={<IconArrowLeft />}>
          {words.room}
        </BackLink>
        {order && (
          <Button size="s" icon={<IconPrinter />} onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </nav>
      {order && data && <Docket order={order} zone={user.merchant.time_zone} printedAt={data.now} />}
      {!order && <h1 className="visually-hidden">{words.room}</h1>}
      {!order && (data || error) && (
        <EmptyState title={error ? words.failedTitle : laterTexts.orderNotFound}>{error?.message}</EmptyState>
      )}
      {!data && !error && (
        <Loading label={words.loading}>
          <Skeleton shape="block" height="24rem" />
        </Loading>
      )}
    </main>
  );
}
