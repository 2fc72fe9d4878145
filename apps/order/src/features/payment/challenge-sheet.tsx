import { lazy, Suspense, useState } from 'react';
import type { Asking } from '#features/payment/use-challenge.ts';

const BankSheet = lazy(async () => ({
  default: (await import('#features/payment/bank-sheet.tsx')).BankSheet,
}));

/** Few banks ask: what they ask in comes with the question. */
export function ChallengeSheet({ asking }: { asking: Asking | undefined }) {
  const [wasAsked, setAsked] = useState(false);
  if (asking && !wasAsked) setAsked(true);
  return wasAsked ? (
    <Suspense>
      <BankSheet asking={asking} />
    </Suspense>
  ) : null;
}
