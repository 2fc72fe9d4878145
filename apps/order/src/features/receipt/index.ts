export { InvoiceLines } from '#features/receipt/invoice-lines.tsx';
export { receiptRows, refundRows, wayText } from '#features/receipt/receipt-words.ts';
