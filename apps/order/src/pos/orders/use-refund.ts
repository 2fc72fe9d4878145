import type { CallInput } from '@servery/contract/registry';
import { networkError } from '@servery/domain/messages/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { laterKeys } from '#api/later-keys.ts';
import { sayBad } from '#state/toasts.ts';

type Wish = Omit<CallInput<'TillOrder.refund'>, 'refund_key'>;

/** What the PIN of somebody who refunds orders puts right. */
const ASKS_MANAGER = new Set(['manager_needed', 'wrong_till_pin', 'pin_may_not_approve', 'locked_out']);

/** One wish has one key: sent again after a lost answer, or with a manager's PIN, it is the same refund. */
export function useRefund() {
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [needsManager, setNeedsManager] = useState('');
  const refund = async (wish: Wish): Promise<void> => {
    setBusy(true);
    const result = await call('TillOrder.refund', { ...wish, refund_key: key });
    setBusy(false);
    if (result.ok) {
      client.setQueryData(laterKeys.tillOrder(wish.order_id), result.value);
      await client.invalidateQueries({ queryKey: laterKeys.tillOrders });
    } else if (ASKS_MANAGER.has(result.code)) setNeedsManager(result.message);
    else sayBad(result.code === 'network' ? networkError('TR1') : result.message);
  };
  /** `needsManager`: why somebody else's PIN is asked for, or what was wrong with it; empty while it is not. */
  return { busy, refund, needsManager };
}
