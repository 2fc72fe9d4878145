export { OrderCode } from '#features/paper-receipt/order-code.tsx';
export { PaperReceipt } from '#features/paper-receipt/paper-receipt.tsx';
export { PrintButton } from '#features/paper-receipt/print-button.tsx';
