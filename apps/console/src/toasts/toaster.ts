import { toastMs } from '@servery/domain/messages/texts';
import { createToaster } from '@servery/ui/overlays/toaster';

/** The one place that speaks up; its region stands at the root of the app. */
export const toaster = createToaster();

export const sayBad = (text: string, id?: string): string =>
  toaster.show({ kind: 'bad', text, ms: toastMs.validation, id });
/** Long enough to see that it was the wrong one. */
const UNDO_MS = 8000;

type Undo = { label: string; run: () => void };

/** What was done, with the way back; of several in a row with one id, the last. */
export const sayUndoable = (text: string, undo: Undo, id?: string): string =>
  toaster.show({ kind: 'good', text, ms: UNDO_MS, action: undo, id });

export const sayGood = (text: string): string => toaster.show({ kind: 'good', text, ms: toastMs.general });
