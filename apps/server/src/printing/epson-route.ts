import { layOut } from '@servery/domain/printing/layout';
import { epsonState, stateText } from '@servery/domain/printing/printer-state';
import type { FastifyInstance } from 'fastify';
import { giveNextPaper } from '#printing/give-paper';
import { knownPrinter } from '#printing/known-printer';
import type { PrintRouteParts } from '#printing/star-route';
import { printRequest, readPrintResult } from '#providers/printer/epos-xml';
import { findPrintJob, markPrinted, nextPrintJob, printJobInHand, putBack } from '#stores/print-jobs';
import { isNewsOf, notePrinter, type PrinterRecord } from '#stores/printers';

/** An empty body is nothing to print. */
async function giveRequest(printer: PrinterRecord, parts: PrintRouteParts): Promise<string> {
  const now = parts.clock();
  if (isNewsOf(printer, printer.state || 'ready', now))
    await parts.db.write((tx) => notePrinter(tx, printer.id, { state: printer.state || 'ready', now }));
  if (!(await parts.db.read((tx) => nextPrintJob(tx, printer.id, now)))) return '';
  const given = await parts.db.write((tx) => giveNextPaper(tx, printer.id, parts));
  return given ? printRequest(given.job.id, layOut(given.document, printer.columns)) : '';
}

const hearResponse = (printer: PrinterRecord, xml: string, parts: PrintRouteParts): Promise<void> =>
  parts.db.write(async (tx) => {
    const result = readPrintResult(xml);
    if (!result) return;
    const { jobId, success, code } = result;
    const job = jobId === undefined ? await printJobInHand(tx, printer.id) : await findPrintJob(tx, jobId);
    if (!job || job.printer_id !== printer.id) return;
    const now = parts.clock();
    const state = success ? 'ready' : epsonState(code);
    await notePrinter(tx, printer.id, { state, now });
    if (success) return markPrinted(tx, job.id, now);
    await putBack(tx, job.id, { problem: stateText(state), unsure: code === 'EX_TIMEOUT' });
  });

/** Epson Server Direct Print: the printer asks for a paper, and says how it went; both by POST. */
export function epsonRoute(app: FastifyInstance, parts: PrintRouteParts): void {
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    own.post('/printing/epson/:secret', async (request, reply) => {
      const printer = await knownPrinter('epson', { request, reply }, parts);
      if (!printer) return reply;
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const kind = form.get('ConnectionType');
      if (kind === 'SetResponse') await hearResponse(printer, form.get('ResponseFile') ?? '', parts);
      const body = kind === 'GetRequest' ? await giveRequest(printer, parts) : '';
      return reply.type('text/xml; charset=utf-8').send(body);
    });
  });
}
