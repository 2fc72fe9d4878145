/**
 * declined: nothing was charged, and another card may do. unavailable: the pinpad cannot be asked. unclear: nobody
 * knows yet whether it was charged, or it was and there is no order: that is for staff.
 */
export type FailureKind = 'declined' | 'unavailable' | 'unclear';

const CODE = /\(MSG-([A-Z]+\d)\)\.?/;

/** By the code that the message carries: what it says beside it is the vendor's. */
export function failureKind(message: string): FailureKind {
  const code = CODE.exec(message)?.[1] ?? '';
  if (code === 'CO2') return 'declined';
  return code === '' || code === 'CO4' ? 'unclear' : 'unavailable';
}

/** What happened up to its code, and why after it. */
export function splitMessage(message: string): { title: string; reason: string } {
  const code = CODE.exec(message);
  const end = code ? code.index + code[0].length : message.length;
  return { title: message.slice(0, end), reason: message.slice(end).trim() };
}
