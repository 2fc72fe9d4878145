export { InvoiceLines } from '#features/receipt/invoice-lines.tsx';
export { receiptRows, refundRows, fulfilmentText } from '#features/receipt/receipt-words.ts';
