export { CardForm } from '#features/payment/card-form.tsx';
export { ChallengeSheet } from '#features/payment/challenge-sheet.tsx';
export { PaymentStep } from '#features/payment/payment-step.tsx';
export { isWallet } from '#features/payment/wallet.ts';
export { WalletButton } from '#features/payment/wallet-button.tsx';
export { usePayment } from '#features/payment/use-payment.ts';
export { useBilling } from '#features/payment/use-billing.ts';
export { useCard } from '#features/payment/use-card.ts';
