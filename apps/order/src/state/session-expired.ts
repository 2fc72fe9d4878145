import { texts } from '@servery/domain/messages/texts';
import { catalogue } from '@servery/domain/texts/catalogue';

const t = catalogue('session', { withTag: '{text} (MSG {tag})' });

type ExpiryTag = 'FE-AUTH-0' | 'FE-AUTH-1' | 'FE-AUTH-2' | 'TUAP-AUTH-0';

const WALLET = new Set(['TopupApplePay', 'TopupGooglePay']);

/** Support tells by it on which screen, or by which call, a session was found to have ended. */
export function expiryTag(path: string, call = ''): ExpiryTag {
  if (WALLET.has(call)) return 'TUAP-AUTH-0';
  if (/\/(checkout|account\/standingorders?)(\/|$)/.test(path)) return 'FE-AUTH-2';
  return call !== 'CustomerAccount' && /^\/account\/./.test(path) ? 'FE-AUTH-1' : 'FE-AUTH-0';
}

export const expiryText = (path: string, call?: string): string =>
  t.withTag({ text: texts.sessionExpired, tag: expiryTag(path, call) });
