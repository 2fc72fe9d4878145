import { laterTexts } from '@servery/domain/messages/later-texts';
import { EmptyState } from '@servery/ui/feedback/empty';
import { useMatch } from '@tanstack/react-router';
import { AccountFrame } from '#features/account/account-frame.tsx';

/** '/account/invoices' is about invoices. */
function titleOf(pathname: string): string {
  const name = pathname.split('/').findLast(Boolean) ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** A page of the account that nobody offers yet. */
export function UnavailablePage() {
  const title = useMatch({ strict: false, select: ({ pathname }) => titleOf(pathname) });
  return <AccountFrame title={title}>{() => <EmptyState title={laterTexts.unavailable} />}</AccountFrame>;
}
