import type { PaperRow } from '@servery/domain/printing/layout';

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => NAMED[sign] ?? sign);

const flag = (on: boolean): string => (on ? 'true' : 'false');

function textXml(row: Extract<PaperRow, { is: 'text' }>): string {
  const look = `width="${row.size}" height="${row.size}" em="${flag(row.strong)}"`;
  const indent = row.indent === 0 ? '' : `<text ${look} reverse="false">${' '.repeat(row.indent)}</text>`;
  return `${indent}<text ${look} reverse="${flag(row.invert)}">${escaped(row.text)}</text><text reverse="false">&#10;</text>`;
}

const symbolXml = (data: string): string =>
  `<text align="center"/><symbol type="qrcode_model_2" level="level_m" width="6">${escaped(data)}</symbol><text align="left"/>`;
const LOGO = '<text align="center"/><logo key1="48" key2="48"/><text align="left"/>';

const eposPrint = (rows: readonly PaperRow[]): string => {
  const inner = rows.map((row) =>
    row.is === 'text' ? textXml(row) : row.is === 'qr' ? symbolXml(row.data) : LOGO,
  );
  return `<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"><text lang="en" smooth="true"/>${inner.join('')}<cut type="feed"/></epos-print>`;
};

/** What Server Direct Print answers a printer that asks for something to print. */
export const printRequest = (jobId: number, rows: readonly PaperRow[]): string =>
  `<?xml version="1.0" encoding="utf-8"?><PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><timeout>10000</timeout><printjobid>${jobId}</printjobid></Parameter><PrintData>${eposPrint(rows)}</PrintData></ePOSPrint></PrintRequestInfo>`;

export type PrintResult = { jobId: number | undefined; success: boolean; code: string };

/** What the printer tells of it. The manual's own samples are not well-formed, so this asks for no more than it needs. */
export function readPrintResult(xml: string): PrintResult | undefined {
  const response = /<response\b[^>]*>/i.exec(xml)?.[0];
  if (response === undefined) return undefined;
  const jobId = /<printjobid>\s*(\d{1,15})\s*</i.exec(xml)?.[1];
  return {
    jobId: jobId === undefined ? undefined : Number(jobId),
    success: /\bsuccess\s*=\s*["'](?:true|1)["']/i.test(response),
    code: /\bcode\s*=\s*["']([\w ]{0,40})["']/i.exec(response)?.[1] ?? '',
  };
}
