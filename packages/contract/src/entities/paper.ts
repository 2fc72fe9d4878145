import { z } from 'zod';
import { no, text, yes } from '#venue-file/values';

const words = text(300).default('');

/** What a venue prints. Everything that the law asks of an invoice is printed in any case. */
export const paperSettings = z.strictObject({
  receipt_logo: yes,
  /** Below the address. */
  receipt_top: words,
  /** The last words. */
  receipt_end: words,
  /** A code that leads to the order. */
  receipt_qr: yes,
  /** Whose order it is. */
  docket_name: yes,
  /** What other stations make of the same order. */
  docket_others: yes,
  /** Products in letters of the usual size: shorter dockets. */
  docket_small: no,
});
export type PaperSettings = z.output<typeof paperSettings>;

/** What stands on every receipt of a venue. */
export const paperHead = z.strictObject({
  name: z.string(),
  address: z.string(),
  suburb: z.string(),
  phone: z.string(),
  abn: z.string(),
  gst_registered: z.boolean(),
});
export type PaperHead = z.output<typeof paperHead>;
