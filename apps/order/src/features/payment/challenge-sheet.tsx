import { Sheet } from '@servery/ui/sheet';
import { Text } from '@servery/ui/text';
import { useEffect, useEffectEvent } from 'react';
import type { Asking } from '#features/payment/use-challenge.ts';
import css from '#features/payment/payment.module.css';

type Told = { threeDSecure?: { nonce?: string } } | null;

/** The bank of the card asks its owner, in a frame of its own; whatever comes back, or nothing, ends it. */
export function ChallengeSheet({ asking }: { asking: Asking | undefined }) {
  const url = asking?.url;
  const hear = useEffectEvent((event: MessageEvent) => {
    const told = (event.data as Told)?.threeDSecure;
    if (!url || event.origin !== new URL(url).origin || !told) return;
    asking.answer(told.nonce ?? '');
  });
  useEffect(() => {
    const heard = (event: MessageEvent) => hear(event);
    window.addEventListener('message', heard);
    return () => window.removeEventListener('message', heard);
  }, []);
  return (
    <Sheet
      open={asking !== undefined}
      onClose={() => asking?.abandon()}
      title="Confirm with your bank"
      tapOutside={false}
      closeLabel="Cancel payment"
    >
      <Text tone="soft">Your bank asks whether it is you who is paying. Nothing is charged before.</Text>
      {url && <iframe title="Your bank" src={url} className={css.bank} />}
    </Sheet>
  );
}
