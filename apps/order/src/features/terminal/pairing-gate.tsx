import { mustPair } from '@servery/domain/terminal/rules';
import { Navigate, useMatches, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEftpos } from '#features/terminal/use-paired.ts';
import { EftposPopup, type PaymentShown } from '#features/terminal/eftpos-popup.tsx';
import { useUnfinishedPayment } from '#features/terminal/use-unfinished-payment.ts';

const PAIRING = '/eftpos/linkly';

/** The payment of this screen, also one that it lost sight of: whoever paid it is shown their order. */
function Paying({ progress }: { progress: PaymentShown | undefined }) {
  const navigate = useNavigate();
  const toOrder = (orderId: string) => void navigate({ to: `/order/${orderId}`, replace: true });
  // A till shows it in a way of its own, and can leave it.
  useUnfinishedPayment(toOrder, { patient: progress !== undefined });
  return <EftposPopup progress={progress} />;
}

type PairingGateProps = {
  children: ReactNode;
  loading: ReactNode;
  /** How a payment is shown here, where that is not the popup. */
  progress?: PaymentShown | undefined;
};

/** Nothing is sold at a screen that has a POS ID and no pinpad: until it is paired, all its addresses lead to that. */
export function PairingGate({ children, loading, progress }: PairingGateProps) {
  const eftpos = useEftpos();
  // What is drawn, and not where it goes to: until the pairing is here the screen before it would be drawn.
  const isPairing = useMatches({ select: (matches) => matches.at(-1)?.pathname.endsWith(PAIRING) });
  if (eftpos.isLoading) return loading;
  if (!eftpos.data || eftpos.data.is_eftpos_enabled === 0) return children;
  if (!mustPair(eftpos.data))
    return (
      <>
        {children}
        <Paying progress={progress} />
      </>
    );
  if (isPairing) return children;
  return (
    <>
      <Navigate to={PAIRING} replace />
      {loading}
    </>
  );
}
