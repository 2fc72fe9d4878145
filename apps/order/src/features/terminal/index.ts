export type { PaymentShown } from '#features/terminal/eftpos-popup.tsx';
export { type FailureKind, failureKind, splitMessage } from '#features/terminal/failure-kind.ts';
export { PairingGate } from '#features/terminal/pairing-gate.tsx';
export { EftposReceiptButton } from '#features/terminal/receipt-button.tsx';
export { usePaired } from '#features/terminal/use-paired.ts';
export { mustPairFirst, usePinpadPayment } from '#features/terminal/use-pinpad-payment.ts';
export { lazyPart } from '#features/terminal/lazy-part.ts';
export { PaidPicture, PinpadPicture } from '#features/terminal/pinpad-picture.tsx';
export { useCancelPayment } from '#features/terminal/use-cancel-payment.ts';
