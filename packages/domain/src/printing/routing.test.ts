import { expect, test } from 'vitest';
import {
  ALARM_MS,
  counterRoute,
  kitchenRoutes,
  PRINTER_KINDS,
  type Printer,
  printTime,
} from '#printing/routing';

const printer = (id: number, more: Partial<Printer> = {}): Printer => ({
  id,
  name: `Printer ${id}`,
  kind: 'star',
  columns: 48,
  documents: ['kitchen'],
  stations: [],
  device: '',
  backupId: undefined,
  ...more,
});
const lines = [{ station: 'Grill' }, { station: 'Cold' }, { station: 'Grill' }];

test('a printer without stations gets one docket of the whole order, one with stations one for each', () => {
  const printers = [
    printer(1),
    printer(2, { stations: ['Grill', 'Fry'] }),
    printer(3, { stations: ['Cold', 'Grill'] }),
  ];
  expect(kitchenRoutes(printers, lines)).toEqual([
    { printerId: 1, station: '' },
    { printerId: 2, station: 'Grill' },
    { printerId: 3, station: 'Grill' },
    { printerId: 3, station: 'Cold' },
  ]);
});

test('no docket goes to a printer for receipts', () => {
  expect(kitchenRoutes([printer(1, { documents: ['receipt'] })], lines)).toEqual([]);
});

test('a receipt goes to the printer of its till, else to the one for all', () => {
  const printers = [
    printer(1, { documents: ['receipt'], device: 'till-1' }),
    printer(2, { documents: ['receipt', 'eftpos'] }),
  ];
  expect(counterRoute(printers, 'receipt', 'till-1')?.id).toBe(1);
  expect(counterRoute(printers, 'receipt', 'till-2')?.id).toBe(2);
  expect(counterRoute(printers, 'receipt', '')?.id).toBe(2);
  expect(counterRoute(printers, 'eftpos', 'till-1')?.id).toBe(2);
  expect(counterRoute(printers, 'settlement', 'till-1')).toBeUndefined();
});

test('a docket for later is printed in time, not when it is ordered', () => {
  const HOUR = 3_600_000;
  expect(printTime(10 * HOUR, 0)).toBe(9.25 * HOUR);
  expect(printTime(HOUR / 2, 0)).toBe(0);
});

test('nobody waits longer than two minutes for a docket before somebody is told', () => {
  expect(ALARM_MS).toBe(120_000);
});

test('a venue may have printers of three kinds, the one that is set up most easily first', () => {
  expect(PRINTER_KINDS).toEqual(['star', 'epson', 'escpos']);
});
