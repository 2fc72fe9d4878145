import type { LinkData } from '@servery/domain/links/link-data';
import { laterTexts } from '@servery/domain/messages/later-texts';
import { scanContent, type ScanFor } from '@servery/domain/scan/scan-content';
import { platform } from '#platform/browser.ts';
import { sayBad, sayInfo } from '#state/toasts.ts';

/** Codes can be scanned here: in the app. */
export const canScan = platform.scan !== undefined;

/** Scans one code. What is wrong with it is said here; the answer is then undefined. */
export async function scanCode(wanted: ScanFor): Promise<LinkData | undefined> {
  if (!platform.scan) {
    sayInfo(laterTexts.scanInApp);
    return undefined;
  }
  const scanned = await platform
    .scan()
    .catch((error: unknown) => ({ kind: 'failed' as const, reason: String(error) }));
  const read = scanContent(scanned, wanted);
  if (read.ok) return read.value;
  sayBad(read.error);
  return undefined;
}
