import type { ConsoleUser } from '@servery/contract/entities/board';
import { IconClock, IconRefreshCw, IconUtensils } from '@servery/ui/foundations/icon';
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
  to: '/board' | '/payments' | '/devices' | '/standing' | '/menu';
  icon: ReactNode;
  title: string;
  note: string;
};

function useNeeds(user: ConsoleUser, { late, open, draft_failed: draftFailed }: Today): Need[] {
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
  const all: readonly (Need & { count: number })[] = [
    {
      count: late,
      to: '/board',
      icon: <IconClock />,
      title: t.late({ count: late }),
      note: t.lateNote({ count: open }),
    },
    {
      count: may('manage_menu') ? draftFailed : 0,
      to: '/menu',
      icon: <IconUtensils />,
      title: t.draftFailed,
      note: t.draftFailedNote,
    },
    {
      count: counts.cases,
      to: '/payments',
      icon: <IconCreditCard />,
      title: t.cases({ count: counts.cases }),
      note: t.casesNote,
    },
    {
      count: counts.printers,
      to: '/devices',
      icon: <IconPrinter />,
      title: t.printers({ count: counts.printers }),
      note: t.printersNote,
    },
    {
      count: counts.standing,
      to: '/standing',
      icon: <IconRefreshCw />,
      title: t.standing({ count: counts.standing }),
      note: t.standingNote,
    },
  ];
  return all.filter(({ count }) => count > 0);
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
