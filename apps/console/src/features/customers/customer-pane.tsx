import type { Member } from '@servery/contract/calls/console/customers';
import type { ConsoleUser } from '@servery/contract/entities/board';
import { localDateTime } from '@servery/domain/hours/times';
import { dateName } from '@servery/domain/hours/words';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Loading, Skeleton } from '@servery/ui/feedback/skeleton';
import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { customerQuery } from '#api/customers-query.ts';
import { whenText } from '#order/when.ts';
import { Allergy } from '#features/customers/allergy.tsx';
import { Balance } from '#features/customers/balance.tsx';
import { FeedbackItem } from '#features/customers/feedback-item.tsx';
import { Points } from '#features/customers/points.tsx';
import type { PartProps } from '#features/customers/part-props.ts';
import { Notes } from '#features/customers/notes.tsx';
import { price } from '#features/customers/price.ts';
import { Privacy } from '#features/customers/privacy.tsx';
import { Pane } from '#parts/pane.tsx';
import { phoneText } from '#order/phone-text.ts';
import css from './customers.module.css';
import { t } from '#features/customers/texts.ts';

type Props = { id: number; user: ConsoleUser; onClose: () => void };

const sinceText = (seconds: number, zone: string): string => {
  const { date } = localDateTime(seconds * 1000, zone);
  return `${dateName(date)} ${date.slice(0, 4)}`;
};

function Facts({ member }: { member: Member }) {
  const { orders, spent, balance, auto_topup: topUp, held, points, card } = member;
  const facts = [
    { label: t.orders, value: String(orders), note: t.inAll({ amount: price(spent) }) },
    {
      label: t.balance,
      value: price(balance),
      note:
        held !== '0.00'
          ? t.toPayBack({ amount: price(held) })
          : topUp === '0.00'
            ? ''
            : t.topsUp({ amount: price(topUp) }),
    },
    { label: t.points, value: String(points), note: '' },
    ...(card === '' ? [] : [{ label: t.card, value: card, note: '' }]),
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {note !== '' && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Orders = ({ member, zone }: Pick<PartProps, 'member' | 'zone'>) => (
  <section aria-label={t.orders} className={css.part}>
    <h3>{t.orders}</h3>
    {member.recent.length === 0 && <Text tone="soft">{t.noOrders}</Text>}
    <ul>
      {member.recent.map(({ id, number, placed, total, refunded, status_text: status }) => (
        <li key={id} className={css.line}>
          <Link to="/orders" search={{ order: id }}>
            {t.order({ number })}
          </Link>
          <span>{whenText(placed, zone)}</span>
          <span>{refunded === '0.00' ? status : t.refunded({ amount: price(refunded) })}</span>
          <b>{price(total)}</b>
        </li>
      ))}
    </ul>
  </section>
);

/** One member: what they ordered, their money, what the team knows of them, and their rights. */
export function CustomerPane({ id, user, onClose }: Props) {
  const { data, error, refetch } = useQuery(customerQuery(id));
  const zone = user.merchant.time_zone;
  if (!data)
    return (
      <Pane title={t.title} onClose={onClose}>
        {error ? (
          <EmptyState
            title={t.memberFailed}
            action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>}
          >
            {error.message}
          </EmptyState>
        ) : (
          <Loading label={t.loading}>
            <Skeleton shape="block" height="12rem" />
          </Loading>
        )}
      </Pane>
    );
  const part = { member: data, zone, mayChange: user.permissions.includes('manage_customers') };
  return (
    <Pane title={data.name} onClose={onClose}>
      <div>
        <Text tone="soft" size={15}>
          {t.memberSince({ day: sinceText(data.since, zone) })}
        </Text>
        <Text size={15}>{phoneText(data.mobile)}</Text>
        <Text size={15}>{data.email}</Text>
      </div>
      <Allergy {...part} />
      <Facts member={data} />
      <Orders {...part} />
      <Balance {...part} />
      <Points {...part} />
      {data.feedback.length > 0 && (
        <section aria-label={t.feedback} className={css.part}>
          <h3>{t.feedback}</h3>
          <ul>
            {data.feedback.map((said) => (
              <FeedbackItem key={said.id} said={said} zone={zone} mayAnswer={part.mayChange} />
            ))}
          </ul>
        </section>
      )}
      <Notes {...part} />
      {part.mayChange && <Privacy member={data} onGone={onClose} />}
    </Pane>
  );
}
