import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '#features/terminal/lazy-part.ts';
import { type PinpadPayment, usePinpad } from '#state/pinpad.ts';

export type PaymentShown = ComponentType<{ payment: PinpadPayment }>;

const InPopup: PaymentShown = lazyPart(
  () => import('#features/terminal/payment-progress.tsx'),
  'PaymentProgress',
);

/** Over whatever is shown, while the pinpad is busy with a payment of this screen. */
export function EftposPopup({ progress: Progress = InPopup }: { progress?: PaymentShown | undefined }) {
  const payment = usePinpad((pinpad) => pinpad.payment);
  return payment ? (
    <Suspense fallback={null}>
      <Progress payment={payment} />
    </Suspense>
  ) : null;
}
