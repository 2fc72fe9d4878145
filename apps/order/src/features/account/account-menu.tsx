import { type AccountPageId, accountMenu } from '@servery/domain/people/account-menu';
import {
  IconCalendarClock,
  IconClipboardList,
  IconCreditCard,
  IconGift,
  IconLock,
  IconLogOut,
  IconMessageSquareText,
  IconShieldCheck,
  IconUserRound,
  IconWallet,
} from '@servery/ui/icon';
import type { CallOutput } from '@servery/contract/registry';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { facts } from '#api/app-facts.ts';
import css from '#features/account/account.module.css';

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

const intoView = (link: HTMLElement | null): void => {
  if (link?.getAttribute('aria-current') === 'page')
    link.scrollIntoView({ block: 'nearest', inline: 'center' });
};

/** The same on every page of the account: a row to swipe on a phone, a column beside the page where there is room. */
export function AccountMenu({ account }: { account: CallOutput<'CustomerAccount'> }) {
  return (
    <nav aria-label="Account" className={css.menu}>
      {accountMenu(account, facts.brand.flags).map(({ id, to, label }) => (
        <Link
          key={id}
          ref={intoView}
          to={to}
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
