import type { OrderStatus } from '@servery/contract/entities/receipt';
import { isActive } from '@servery/domain/orders/status';
import { PushQuestion } from '#features/push/push-question.tsx';
import { platform } from '#platform/browser.ts';

/** The number is read first. */
const AFTER_RECEIPT_MS = 3000;

/** Beside the receipt of an order that is still on its way, where the device is asked only then. */
export function OrderPushQuestion({ nstatus }: { nstatus: OrderStatus }) {
  if (platform.asksToPush !== 'with_order' || !isActive(nstatus)) return null;
  return <PushQuestion afterMs={AFTER_RECEIPT_MS} />;
}
