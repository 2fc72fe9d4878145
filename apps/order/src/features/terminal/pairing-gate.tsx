import { mustPair } from '@servery/domain/terminal/rules';
import { Navigate, useMatches, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEftpos } from '#features/terminal/use-paired.ts';
import { EftposPopup, type PaymentShown } from '#features/terminal/eftpos-popup.tsx';
import { useUnfinishedPayment } from '#features/terminal/use-unfinished-payment.ts';
import { useCan } from '#shared/can.ts';
import { usePinpad } from '#state/pinpad.ts';

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

/** All addresses of a screen that has a POS ID and no pinpad lead to its pairing, until it is paired or a till is told to sell without. */
export function PairingGate({ children, loading, progress }: PairingGateProps) {
  const eftpos = useEftpos();
  const can = useCan();
  const isLeftOut = usePinpad((pinpad) => pinpad.leftOut);
  // What is drawn, and not where it goes to: until the pairing is here the screen before it would be drawn.
  const isPairing = useMatches({ select: (matches) => matches.at(-1)?.pathname.endsWith(PAIRING) });
  if (eftpos.isLoading) return loading;
  if (!eftpos.data || eftpos.data.is_eftpos_enabled === 0) return children;
  if (!mustPair(eftpos.data) || (isLeftOut && can('take_cash')))
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
