import { cleanPax, cleanText, emptyLink, type LinkData } from '#links/link-data';
import { linkTarget } from '#links/link-target';
import { err, ok, type Result } from '#result';
import { t } from '#scan/texts';

/** What a scanner hands over. */
export type Scanned =
  | { kind: 'code'; format: string; text: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: string };
export type ScanFor = 'promo' | 'table' | 'booking';

export const scanTexts = {
  get notRecognised() {
    return t.codeNotRecognised;
  },
  get noTable() {
    return t.tableNumberNotFound;
  },
  failed: (reason: string): string => t.scanFailed({ reason }),
} as const;

const QR = new Set(['QR', 'QR_CODE', 'QRCODE']);

function linkOfJson(text: string): LinkData | undefined {
  try {
    const held: unknown = JSON.parse(text);
    if (typeof held !== 'object' || held === null) return undefined;
    const field = held as Record<string, unknown>;
    return {
      ...emptyLink,
      table_num: cleanText('table_num', field['table_num']),
      promo_code: cleanText('promo_code', field['promo_code']),
      booking_ref: cleanText('booking_ref', field['booking_ref']),
      booking_name: cleanText('booking_name', field['booking_name']),
      booking_pax: cleanPax(field['booking_pax']),
    };
  } catch {
    return undefined;
  }
}

const saysBooking = (link: LinkData): boolean =>
  link.booking_ref !== '' || link.booking_name !== '' || link.booking_pax > 0;

const carries = (link: LinkData): boolean =>
  link.promo_code !== '' || link.table_num !== '' || saysBooking(link);

/** The data of a scanned code, or what to say instead. A code holds a link of ours or JSON. */
export function scanContent(scanned: Scanned, wanted: ScanFor): Result<LinkData, string> {
  if (scanned.kind === 'failed') return err(scanTexts.failed(scanned.reason));
  if (scanned.kind === 'cancelled' || !QR.has(scanned.format.toUpperCase()))
    return err(scanTexts.notRecognised);
  const link = linkOfJson(scanned.text) ?? linkTarget(scanned.text.trim())?.link;
  if (!link || !carries(link)) return err(scanTexts.notRecognised);
  if (wanted === 'table' && link.table_num === '') return err(scanTexts.noTable);
  if (wanted === 'promo' && link.promo_code === '') return err(scanTexts.notRecognised);
  if (wanted === 'booking' && !saysBooking(link)) return err(scanTexts.notRecognised);
  return ok(link);
}
