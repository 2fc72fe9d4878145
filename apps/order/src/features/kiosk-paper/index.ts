export { PaperReceipt } from '#features/kiosk-paper/paper-receipt.tsx';
export { PrintButton } from '#features/kiosk-paper/print-button.tsx';
