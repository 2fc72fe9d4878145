import type { Unprinted } from '@servery/contract/entities/board';
import { problemText } from '@servery/domain/printing/printer-state';
import type { PrintAlarm } from '#stores/print-jobs';

export const unprintedView = (alarm: PrintAlarm): Unprinted => ({
  id: alarm.id,
  order_id: alarm.ref ?? '',
  number: alarm.number ?? '',
  station: alarm.station,
  printer: alarm.printer,
  problem: alarm.problem || problemText(alarm.printer_state),
  moved: alarm.state === 'moved' ? 1 : 0,
  cancelled: alarm.kind === 'change' ? 1 : 0,
});
