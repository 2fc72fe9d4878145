import { terminalTexts } from '@servery/domain/terminal/texts';

/**
 * declined: nothing was charged, and another card may do. unavailable: the pinpad cannot be asked. unclear: nobody
 * knows yet whether it was charged, or it was and there is no order: that is for staff.
 */
export type FailureKind = 'declined' | 'unavailable' | 'unclear';

const CODE = /\(MSG-([A-Z]+\d)\)\.?/;

/** As the pinpad says it where no card was asked for. */
const NOT_ASKED = /\b(OFFLINE|BUSY)\b/i;

/** Refused on the way, as by a token that is no longer accepted: no other card helps. */
const isRefused = (reason: string): boolean =>
  reason === terminalTexts.statusCode({ status: /\d+/.exec(reason)?.[0] ?? '' });

/** By the code that the message carries, and by the vendor's reason where no bank was asked. */
export function failureKind(message: string): FailureKind {
  const code = CODE.exec(message)?.[1] ?? '';
  const { reason } = splitMessage(message);
  if (code === 'CO2') return NOT_ASKED.test(reason) || isRefused(reason) ? 'unavailable' : 'declined';
  return code === '' || code === 'CO4' ? 'unclear' : 'unavailable';
}

/** What happened up to its code, and why after it. */
export function splitMessage(message: string): { title: string; reason: string } {
  const code = CODE.exec(message);
  const end = code ? code.index + code[0].length : message.length;
  return { title: message.slice(0, end), reason: message.slice(end).trim() };
}
