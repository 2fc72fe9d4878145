import { decodeXml } from './decode-xml.ts';
import { type Condition, putOut, type Turn, type VirtualPrinter } from './printer.ts';

const CODE: Readonly<Partial<Record<Condition, string>>> = {
  paper_out: 'EPTR_REC_EMPTY',
  jam: 'EPTR_CUTTER',
  cover_open: 'EPTR_COVER_OPEN',
};

const send = (address: string, fields: Record<string, string>): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ ID: 'sandbox', Name: 'Sandbox', ...fields }),
  });

const responseFile = (jobId: string, code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse><response success="${code === '' ? 'true' : 'false'}" code="${code}" status="251658262" battery="0" xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"/></PrintResponse></ePOSPrint></PrintResponseInfo>`;

/** One round of Server Direct Print: it fetches first, and says afterwards that it could not print. */
export async function epsonTurn(printer: VirtualPrinter): Promise<Turn> {
  if (printer.condition === 'line_lost') return 'no line';
  const asked = await send(printer.address, { ConnectionType: 'GetRequest' });
  if (!asked.ok) throw new Error(`the server answered ${asked.status}`);
  const xml = await asked.text();
  const paper = decodeXml(xml);
  if (!paper) return 'nothing';
  const code = CODE[printer.condition] ?? '';
  if (code === '') putOut(printer, [paper]);
  if (printer.condition === 'mute') return 'no line';
  const jobId = /<printjobid>(\w{1,30})</.exec(xml)?.[1] ?? '';
  await send(printer.address, { ConnectionType: 'SetResponse', ResponseFile: responseFile(jobId, code) });
  return code === '' ? 'printed' : 'not printed';
}
