export { PaperReceipt } from '#features/kiosk-paper/paper-receipt.tsx';
