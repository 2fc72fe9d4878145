import { type AccountPageId, accountMenu } from '@servery/domain/people/account-menu';
import { IconCalendarClock, IconUserRound } from '@servery/ui/foundations/icon';
import {
  IconClipboardList,
  IconCreditCard,
  IconGift,
  IconLock,
  IconLogOut,
  IconMessageSquareText,
  IconShieldCheck,
  IconWallet,
} from '@servery/ui/foundations/icon-more';
import type { CallOutput } from '@servery/contract/registry';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { facts } from '#api/app-facts.ts';
import css from '#features/account/account.module.css';
import { t } from '#features/account/texts.ts';

const ICON: Readonly<Record<AccountPageId, ReactNode>> = {
  profile: <IconUserRound />,
  orders: <IconClipboardList />,
  standing: <IconCalendarClock />,
  rewards: <IconGift />,
  billing: <IconCreditCard />,
  topup: <IconWallet />,
  feedback: <IconMessageSquareText />,
  password: <IconLock />,
  pin: <IconShieldCheck />,
  logout: <IconLogOut />,
};

/** Pages that have no entry of their own, by the one that leads to them. */
const BELOW: Readonly<Partial<Record<AccountPageId, readonly string[]>>> = {
  billing: ['/account/addcard', '/account/withdraw'],
};

const intoView = (link: HTMLElement | null): void => {
  if (link?.hasAttribute('aria-current')) link.scrollIntoView({ block: 'nearest', inline: 'center' });
};

/** The same on every page of the account: a row to swipe on a phone, a column beside the page where there is room. */
export function AccountMenu({ account }: { account: CallOutput<'CustomerAccount'> }) {
  const here = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav aria-label={t.account} className={css.menu}>
      {accountMenu(account, facts.brand.flags).map(({ id, to, label }) => (
        <Link
          key={id}
          ref={intoView}
          to={to}
          aria-current={BELOW[id]?.includes(here) || undefined}
          activeOptions={{ exact: id === 'profile' }}
          className={css.entry}
        >
          {ICON[id]}
          {label}
        </Link>
      ))}
    </nav>
  );
}
