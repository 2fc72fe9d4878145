import { texts } from '@servery/domain/messages/texts';
import { EmptyState } from '@servery/ui/empty';
import { useMatch } from '@tanstack/react-router';
import { AccountFrame } from '#features/account/account-frame.tsx';

/** '/account/invoices' is about invoices. */
function titleOf(pathname: string): string {
  const name = pathname.split('/').findLast(Boolean) ?? '';
  if (name === 'topup') return 'Top Up';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** A page of the account that nobody offers yet. */
export function UnavailablePage() {
  const title = useMatch({ strict: false, select: ({ pathname }) => titleOf(pathname) });
  return <AccountFrame title={title}>{() => <EmptyState title={texts.unavailable} />}</AccountFrame>;
}
