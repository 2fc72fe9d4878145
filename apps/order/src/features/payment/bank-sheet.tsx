import { Sheet } from '@servery/ui/overlays/sheet';
import { Text } from '@servery/ui/foundations/text';
import { useEffect, useEffectEvent, useRef } from 'react';
import { bankAnswer } from '#features/payment/bank-answer.ts';
import type { Asking } from '#features/payment/use-challenge.ts';
import css from '#features/payment/payment.module.css';
import { useBackCloses } from '#shared/use-back-closes.ts';
import { t } from '#features/payment/texts.ts';

/** The bank of the card asks its owner, in a frame of its own; whatever comes back, or nothing, ends it. */
export function BankSheet({ asking }: { asking: Asking | undefined }) {
  const url = asking?.url;
  useBackCloses(asking !== undefined, () => asking?.abandon());
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent((event: MessageEvent) => {
    const nonce = bankAnswer(event, frame.current?.contentWindow);
    if (nonce !== undefined) asking?.answer(nonce);
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
      title={t.confirmWithYourBank}
      tapOutside={false}
      closeLabel={t.cancelPayment}
    >
      <Text tone="soft">{t.bankNote}</Text>
      {url && (
        <iframe
          ref={frame}
          title={t.yourBank}
          src={url}
          sandbox="allow-scripts allow-forms"
          className={css.bank}
        />
      )}
    </Sheet>
  );
}
