export { PaperReceipt } from '#features/paper-receipt/paper-receipt.tsx';
export { PrintButton } from '#features/paper-receipt/print-button.tsx';
