import type { PaperRow } from '@servery/domain/printing/layout';
import { expect, test } from 'vitest';
import { escPos, paperBytes, starPrnt } from '#providers/printer/bytes';
import { printRequest, readPrintResult } from '#providers/printer/epos-xml';

const rows: PaperRow[] = [
  { is: 'text', text: 'Café', indent: 2, size: 2, strong: true, invert: true },
  { is: 'qr', data: 'ab' },
  { is: 'logo' },
];
const hex = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replaceAll(/(..)(?!$)/g, '$1 ');

test('ESC/POS sets size, weight and inversion, writes letters of Windows-1252, a code, the logo, and cuts', () => {
  expect(hex(paperBytes(rows, escPos))).toBe(
    [
      '1b 40 1b 74 10',
      '1d 21 11 1b 45 01 20 20 1d 42 01 43 61 66 e9 1d 42 00 0a',
      '1b 61 01 1d 28 6b 04 00 31 41 32 00 1d 28 6b 03 00 31 43 06 1d 28 6b 03 00 31 45 31',
      '1d 28 6b 05 00 31 50 30 61 62 1d 28 6b 03 00 31 51 30 1b 61 00',
      '1b 61 01 1c 70 01 00 1b 61 00',
      '1d 56 42 03',
    ].join(' '),
  );
});

test('StarPRNT says the same in its own commands', () => {
  expect(hex(paperBytes(rows, starPrnt))).toBe(
    [
      '1b 40 1b 1d 74 20',
      '1b 69 01 01 1b 45 20 20 1b 34 43 61 66 e9 1b 35 0a',
      '1b 1d 61 01 1b 1d 79 53 30 02 1b 1d 79 53 31 01 1b 1d 79 53 32 06',
      '1b 1d 79 44 31 00 02 00 61 62 1b 1d 79 50 1b 1d 61 00',
      '1b 1d 61 01 1b 1c 70 01 00 1b 1d 61 00',
      '1b 64 03',
    ].join(' '),
  );
});

test('ePOS-Print is XML, whatever a customer is called', () => {
  const evil: PaperRow = {
    is: 'text',
    text: '</text><pulse/>&"',
    indent: 0,
    size: 1,
    strong: false,
    invert: false,
  };
  const xml = printRequest(7, [evil]);
  expect(xml).toContain('&lt;/text&gt;&lt;pulse/&gt;&amp;&quot;');
  expect(xml).not.toContain('<pulse');
  expect(xml).toContain('<printjobid>7</printjobid>');
});

test('reads what an Epson printer tells, well-formed or not', () => {
  const said = (response: string) =>
    readPrintResult(`<PrintResponseInfo><printjobid>7</printjobid>${response}</ePOSPrint>`);
  expect(said('<response success="true" code="" status="1"/>')).toEqual({
    jobId: 7,
    success: true,
    code: '',
  });
  expect(said("<response success='false' code='EPTR_REC_EMPTY'>")).toEqual({
    jobId: 7,
    success: false,
    code: 'EPTR_REC_EMPTY',
  });
  expect(readPrintResult('<response success="true" code=""/>')).toMatchObject({ jobId: undefined });
  expect(readPrintResult('nothing')).toBeUndefined();
});
