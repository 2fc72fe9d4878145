import type { ConsoleUser } from '@servery/contract/entities/board';
import { IconClock, IconRefreshCw } from '@servery/ui/foundations/icon';
import { IconChevronRight, IconCreditCard, IconPrinter } from '@servery/ui/foundations/icon-more';
import { Text } from '@servery/ui/foundations/text';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { casesQuery } from '#api/cases-query.ts';
import { printersQuery } from '#api/printers-query.ts';
import { standingQuery } from '#api/standing-query.ts';
import { needsSomebody } from '#features/devices/index.ts';
import type { Today } from '#features/today/figures.tsx';
import css from './today.module.css';
import { t } from '#features/today/texts.ts';

type Need = {
  to: '/' | '/payments' | '/devices' | '/standing';
  icon: ReactNode;
  title: string;
  note: string;
};

function useNeeds(user: ConsoleUser, { late, open }: Today): Need[] {
  const may = (right: ConsoleUser['permissions'][number]) => user.permissions.includes(right);
  const cases = useQuery({ ...casesQuery, enabled: may('refund_orders') }).data;
  const printers = useQuery({ ...printersQuery, enabled: may('manage_devices') }).data;
  const standing = useQuery({ ...standingQuery(undefined), enabled: may('see_orders') }).data;
  const counts = {
    cases: cases ? cases.cases.length + cases.payouts.length : 0,
    printers: printers?.printers.filter(needsSomebody).length ?? 0,
    standing:
      standing?.rows.filter(({ cells }) => cells.some(({ state }) => state === 'problem')).length ?? 0,
  };
  return [
    ...(late > 0
      ? [
          {
            to: '/' as const,
            icon: <IconClock />,
            title: t.late({ count: late }),
            note: t.lateNote({ count: open }),
          },
        ]
      : []),
    ...(counts.cases > 0
      ? [
          {
            to: '/payments' as const,
            icon: <IconCreditCard />,
            title: t.cases({ count: counts.cases }),
            note: t.casesNote,
          },
        ]
      : []),
    ...(counts.printers > 0
      ? [
          {
            to: '/devices' as const,
            icon: <IconPrinter />,
            title: t.printers({ count: counts.printers }),
            note: t.printersNote,
          },
        ]
      : []),
    ...(counts.standing > 0
      ? [
          {
            to: '/standing' as const,
            icon: <IconRefreshCw />,
            title: t.standing({ count: counts.standing }),
            note: t.standingNote,
          },
        ]
      : []),
  ];
}

/** What waits for somebody, each a tap away from where it is done. */
export function Needs({ user, today }: { user: ConsoleUser; today: Today }) {
  const needs = useNeeds(user, today);
  return (
    <section aria-label={t.needsYou} className={css.part}>
      <h2>{t.needsYou}</h2>
      {needs.length === 0 && <Text tone="soft">{t.allWell}</Text>}
      {needs.map(({ to, icon, title, note }) => (
        <Link key={to} to={to} className={css.need}>
          {icon}
          <span>
            <b>{title}</b>
            <small>{note}</small>
          </span>
          <IconChevronRight />
        </Link>
      ))}
    </section>
  );
}
