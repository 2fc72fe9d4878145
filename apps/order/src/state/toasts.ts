import { forGuests, toastMs } from '@servery/domain/messages/texts';
import { createToaster } from '@servery/ui/overlays/toaster';
import type { CallFailure } from '@servery/contract/client/wire';
import { guestKey } from '#api/person.ts';

export const toaster = createToaster({ limit: 2 });

/** What is said about a topic takes the place of what was said about it before. */
export type ToastTopic = 'checkout' | 'promo' | 'cart' | 'address';

/** Nobody at a screen that many share is told to log out. */
export const toWhoever = (text: string): string => (guestKey() === undefined ? text : forGuests(text));

export const sayBad = (text: string, ms: number = toastMs.validation, topic?: ToastTopic): string =>
  toaster.show({ kind: 'bad', text: toWhoever(text), ms, id: topic });
export const sayGood = (text: string, ms: number = toastMs.general, topic?: ToastTopic): string =>
  toaster.show({ kind: 'good', text, ms, id: topic });
export const sayInfo = (text: string, ms: number = toastMs.general): string =>
  toaster.show({ kind: 'info', text, ms });

/** For work that has no place of its own on the screen to show that it goes on. */
export const sayLoading = (text: string): string => sayInfo(text, toastMs.loading);

/** A refusal by the server says its own words; where no answer came, the words of the screen are used. */
export const sayFailure = (
  failure: CallFailure,
  whenNoAnswer: string,
  { ms, topic }: { ms?: number; topic?: ToastTopic } = {},
): string => sayBad(failure.code === 'network' ? whenNoAnswer : failure.message, ms, topic);
