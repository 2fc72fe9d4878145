import type { Merchant } from '@servery/contract/entities/merchant';
import { FULFILMENT_REOPEN_MS, texts, toastMs } from '@servery/domain/messages/texts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useDevice } from '#state/device.ts';
import { usePopups } from '#state/popups.ts';
import { sayBad } from '#state/toasts.ts';
import { useFulfilment } from '#ordering/use-fulfilment.ts';

const FulfilmentPopup = lazy(async () => ({
  default: (await import('#features/fulfilment/fulfilment-popup.tsx')).FulfilmentPopup,
}));

type Props = {
  merchant: Merchant;
  /** There is a usual way already: the popup may be left without a choice. */
  optional?: boolean;
};

/** Holds the popup of a screen. Without a valid choice it does not stay away. */
export function FulfilmentHost({ merchant, optional = false }: Props) {
  const { fulfilment: open, after, askFulfilment, closeFulfilment } = usePopups();
  const { valid } = useFulfilment(merchant);
  const [was, setWas] = useState(false);
  const [turn, setTurn] = useState(0);
  if (open !== was) {
    setWas(open);
    if (open) setTurn(turn + 1);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      closeFulfilment();
    },
    [closeFulfilment],
  );

  const close = () => {
    closeFulfilment();
    if (valid || optional) return;
    sayBad(texts.fulfilmentRequired, toastMs.fulfilmentRequired);
    timer.current = setTimeout(() => askFulfilment(after), FULFILMENT_REOPEN_MS);
  };
  const set = () => {
    closeFulfilment();
    // The tap that was waiting goes on once the screen has the new choice; steps that are left come first.
    if (after && !useDevice.getState().selecting) timer.current = setTimeout(after, 0);
  };
  if (turn === 0) return null;
  return (
    <Suspense>
      <FulfilmentPopup
        key={turn}
        merchant={merchant}
        open={open}
        stays={!valid && !optional}
        onClose={close}
        onSet={set}
        onFailed={closeFulfilment}
      />
    </Suspense>
  );
}
