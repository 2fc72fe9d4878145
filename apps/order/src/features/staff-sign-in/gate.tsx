import type { Customer } from '@servery/contract/entities/customer';
import { scannedCode } from '@servery/domain/devices/screens';
import { networkError } from '@servery/domain/messages/texts';
import { channelOf } from '@servery/domain/people/roles';
import { REDIRECT_MS } from '@servery/domain/people/session';
import { Button } from '@servery/ui/actions/button';
import { EmptyState } from '@servery/ui/feedback/empty';
import { Navigate, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { useSession } from '#features/staff-sign-in/use-session.ts';
import { emptyOrder, OwnVenueContext } from '#state/device-venue.ts';
import { toWhoever } from '#state/toasts.ts';
import { sayNotLoaded } from '#ordering/say-not-loaded.ts';
import { useVenue } from '#ordering/use-venue.ts';
import css from './staff-sign-in.module.css';
import { common } from '#shared/common-texts.ts';
import { Redirect } from '#shared/redirect.tsx';
import { t } from '#features/staff-sign-in/texts.ts';

export type GateProps = { children: ReactNode; loading: ReactNode };

/** Nothing is shown until somebody has signed in and their venue is here. */
export function Gate({ children, loading }: GateProps) {
  const session = useSession();
  // Only the code: who is drawn again at every step of a way would set out anew each time.
  const code = useLocation({ select: ({ search }) => scannedCode(search) });
  const [wasIn, setWasIn] = useState(false);
  if (session.state === 'in' && !wasIn) setWasIn(true);
  // Whoever scans a code wants this device to be that screen, whatever it is now.
  if (code !== '') return <Navigate to="/pair" search={{ code }} replace />;
  if (session.state === 'asking') return loading;
  if (session.state === 'failed') return <Failed retry={session.retry} />;
  if (session.state === 'out')
    // Who was signed out on this very screen first reads why.
    return (
      <>
        {wasIn && loading}
        <Redirect to="/signin" afterMs={wasIn ? REDIRECT_MS : 0} />
      </>
    );
  return (
    <WithVenue customer={session.customer} loading={loading}>
      {children}
    </WithVenue>
  );
}

function WithVenue({ customer, children, loading }: GateProps & { customer: Customer }) {
  const { merchant, order } = useVenue(customer.menu_name || facts.brand.menu_name, {
    channel: channelOf(customer.status),
  });
  // Between two orders there is none for a moment; the screen must not start from nothing then.
  const [hadOrder, setHadOrder] = useState(false);
  if (order.data && !hadOrder) setHadOrder(true);
  const inHand = order.data ?? (hadOrder ? emptyOrder : undefined);
  const { error } = merchant;
  useEffect(() => {
    if (error) sayNotLoaded(error);
  }, [error]);
  const nextOrder = () => void order.refetch();
  if (merchant.data && inHand)
    return (
      <OwnVenueContext value={{ customer, merchant: merchant.data, order: inHand, nextOrder }}>
        {children}
      </OwnVenueContext>
    );
  if (!merchant.isError && !order.isError) return loading;
  const retry = () => {
    void merchant.refetch();
    void order.refetch();
  };
  return <Failed retry={retry} />;
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <main className={css.middle}>
      <h1 className="visually-hidden">{common.menu}</h1>
      <EmptyState title={t.menuFailed} action={<Button onClick={retry}>{common.tryAgain}</Button>}>
        {toWhoever(networkError('CA1'))}
      </EmptyState>
    </main>
  );
}
