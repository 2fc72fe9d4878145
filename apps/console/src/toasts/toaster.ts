import { toastMs } from '@servery/domain/messages/texts';
import { createToaster } from '@servery/ui/overlays/toaster';

/** The one place that speaks up; its region stands at the root of the app. */
export const toaster = createToaster();

export const sayBad = (text: string, id?: string): string =>
  toaster.show({ kind: 'bad', text, ms: toastMs.validation, id });
export const sayGood = (text: string): string => toaster.show({ kind: 'good', text, ms: toastMs.general });
