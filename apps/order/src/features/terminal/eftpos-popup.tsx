import { Suspense } from 'react';
import { lazyPart } from '#features/terminal/lazy-part.ts';
import { usePinpad } from '#state/pinpad.ts';

const Progress = lazyPart(() => import('#features/terminal/payment-progress.tsx'), 'PaymentProgress');

/** Over whatever is shown, while the pinpad is busy with a payment of this screen. */
export function EftposPopup() {
  const payment = usePinpad((pinpad) => pinpad.payment);
  return payment ? (
    <Suspense fallback={null}>
      <Progress payment={payment} />
    </Suspense>
  ) : null;
}
