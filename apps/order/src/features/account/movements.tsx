import type { CallOutput } from '@servery/contract/registry';
import { networkError } from '@servery/domain/messages/texts';
import { catalogue } from '@servery/domain/texts/catalogue';
import { Button } from '@servery/ui/actions/button';
import { Card } from '@servery/ui/surfaces/card';
import { type Icon, IconPlus, IconRefreshCw } from '@servery/ui/foundations/icon';
import { IconBanknote, IconReceipt, IconRotateCcw } from '@servery/ui/foundations/icon-more';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Display, Text } from '@servery/ui/foundations/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { movementsQuery } from '#api/later-queries.ts';
import account from '#features/account/account.module.css';
import css from '#features/account/movements.module.css';
import { LoadFailed } from '#features/shell/index.ts';
import { GoText } from '#shared/links.tsx';
import { price } from '#shared/money.ts';
import { t } from '#features/account/texts.ts';

type Movement = CallOutput<'BalanceMovements'>['movements'][number];

const KIND = catalogue('account-movements', {
  order: 'Order {number}',
  refund: 'Refund',
  topup: 'Top-up',
  auto_topup: 'Auto top-up',
  payout: 'Withdrawal',
  payout_returned: 'Withdrawal put back',
  credit: 'Credit',
  debit: 'Taken off',
});
const ICON: Readonly<Record<Movement['kind'], Icon>> = {
  order: IconReceipt,
  refund: IconRotateCcw,
  topup: IconPlus,
  auto_topup: IconRefreshCw,
  payout: IconBanknote,
  payout_returned: IconRotateCcw,
  credit: IconPlus,
  debit: IconBanknote,
};

function titleOf({ kind, order_number: number }: Movement): string {
  const title = KIND[kind];
  return typeof title === 'string' ? title : title({ number });
}

/** What it was about, beyond its name. */
function noteOf({ kind, order_id: id, order_number: number, paid_with: paidWith, reason }: Movement) {
  if (kind === 'order' && id !== '') return <GoText to={`/account/orders/${id}`}>{t.viewOrder}</GoText>;
  if (kind === 'refund' && number !== '') return t.order({ number });
  return reason === '' ? paidWith : reason;
}

function MovementRow({ movement, sign }: { movement: Movement; sign: string }) {
  const Kind = ICON[movement.kind];
  const came = !movement.amount.startsWith('-');
  return (
    <li className={css.row}>
      <span className={css.icon} data-came={came || undefined}>
        <Kind />
      </span>
      <span className={css.words}>
        <b>{titleOf(movement)}</b>
        <span className={css.note}>{noteOf(movement)}</span>
      </span>
      <span className={css.sums}>
        <b className={css.amount} data-came={came || undefined}>
          {came ? '+' : ''}
          {price(sign, movement.amount)}
        </b>
        <span className={css.note}>
          <span className="visually-hidden">{t.balanceAfter} </span>
          {price(sign, movement.balance)}
        </span>
      </span>
    </li>
  );
}

/** The movements of each day, the last day first. */
function byDay(movements: readonly Movement[]): { day: string; list: Movement[] }[] {
  const days: { day: string; list: Movement[] }[] = [];
  for (const movement of movements) {
    const last = days.at(-1);
    if (last?.day === movement.created_day) last.list.push(movement);
    else days.push({ day: movement.created_day, list: [movement] });
  }
  return days;
}

function List({ sign }: { sign: string }) {
  const moved = useInfiniteQuery(movementsQuery());
  if (moved.error && !moved.data)
    return (
      <LoadFailed
        error={moved.error}
        title={t.movementsFailed}
        whenNoAnswer={networkError('GA1')}
        retry={() => void moved.refetch()}
      />
    );
  if (!moved.data)
    return (
      <Loading label={t.movements}>
        <Skeleton shape="block" height="192px" />
      </Loading>
    );
  const all = moved.data.pages.flatMap(({ movements }) => movements);
  if (all.length === 0) return <Text tone="soft">{t.noMovements}</Text>;
  return (
    <>
      {byDay(all).map(({ day, list }) => (
        <section key={day} aria-label={day}>
          <p className={css.day}>{day}</p>
          <ul className={css.list}>
            {list.map((movement) => (
              <MovementRow key={movement.id} movement={movement} sign={sign} />
            ))}
          </ul>
        </section>
      ))}
      {moved.hasNextPage && (
        <Button kind="soft" wide busy={moved.isFetchingNextPage} onClick={() => void moved.fetchNextPage()}>
          {t.showOlder}
        </Button>
      )}
    </>
  );
}

/** The ledger of the balance: what came, what went, and what there was after it. */
export function Movements({ sign }: { sign: string }) {
  return (
    <Card as="section" pad="l" aria-labelledby="movements" className={account.form}>
      <div className={css.head}>
        <Display id="movements" size={20}>
          {t.movements}
        </Display>
        <span className={css.note} aria-hidden>
          {t.balanceAfter}
        </span>
      </div>
      <List sign={sign} />
    </Card>
  );
}
