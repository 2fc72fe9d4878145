export { failureKind, splitMessage } from '#features/terminal/failure-kind.ts';
export { PairingGate } from '#features/terminal/pairing-gate.tsx';
export { EftposReceiptButton } from '#features/terminal/receipt-button.tsx';
export { usePaired } from '#features/terminal/use-paired.ts';
export { mustPairFirst, usePinpadPayment } from '#features/terminal/use-pinpad-payment.ts';
