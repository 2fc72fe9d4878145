import type { Submission } from '@servery/domain/checkout/submission';
import { anything, oneOf, readJson, record, shape, text, whole } from '@servery/domain/stored/shape';
import { create } from 'zustand';
import { facts } from '#api/app-facts.ts';
import type { CallFailure } from '@servery/contract/client/wire';
import { platform } from '#platform/browser.ts';

/**
 * away: the customer is on somebody else's pages. waiting: nobody knows yet whether it is paid, and nothing else may be
 * paid. back: at the form again; the key goes on, so that the server knows what was begun as theirs and ends it.
 */
type Phase = 'away' | 'waiting' | 'back';

/** An order whose payment was begun and not answered. It holds no card and no token. */
export type PendingOrder = {
  key: string;
  submission: Submission;
  phase: Phase;
  /** Whose it is; 0 for a guest. Nobody else on this device is shown it. */
  customerId: number;
  /** The provider's page for it, where there is one. */
  payAt?: string | undefined;
};

const KEY = `servery:${facts.brand.code}:${facts.variant}:pending`;
/** No payment is waited for longer than this; whatever comes later is the server's to give back. */
const KEPT_MS = 24 * 3_600_000;
const kept = shape<Pick<PendingOrder, 'key' | 'phase'> & { submission: object; at: number }>({
  key: text,
  submission: record(anything),
  phase: oneOf('away', 'waiting', 'back'),
  at: whole,
});

function readPending(): PendingOrder | undefined {
  const held = readJson(platform.storage.read(KEY), kept);
  if (!held || Date.now() - held.at >= KEPT_MS) return undefined;
  const { at: _at, ...order } = held;
  return order as PendingOrder;
}

type Pending = {
  order: PendingOrder | undefined;
  /** How the waiting ended, for the form to show. */
  refused: CallFailure<'SubmitOrder'> | undefined;
  /** PayPal was approved, and there was nothing left to take it for. */
  notTaken: boolean;
};
export const usePending = create<Pending>()(() => ({
  order: readPending(),
  refused: undefined,
  notTaken: false,
}));

export function savePending(order: PendingOrder): void {
  platform.storage.write(KEY, JSON.stringify({ ...order, at: Date.now() }));
  usePending.setState({ order, notTaken: false });
}

export function clearPending(): void {
  platform.storage.remove(KEY);
  usePending.setState({ order: undefined });
}
