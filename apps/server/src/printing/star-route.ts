import { layOut, plainText } from '@servery/domain/printing/layout';
import { problemText, starState } from '@servery/domain/printing/printer-state';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FactParts } from '#messages/order-facts';
import { escalate } from '#printing/escalate';
import { givePaper, giveNextPaper } from '#printing/give-paper';
import { knownPrinter } from '#printing/known-printer';
import { paperBytes, starPrnt } from '#providers/printer/bytes';
import type { ServerParts } from '#server-parts';
import { findPrintJob, markPrinted, nextPrintJob, printJobInHand, putBack } from '#stores/print-jobs';
import { isNewsOf, notePrinter, type PrinterRecord } from '#stores/printers';

const STAR_PRNT = 'application/vnd.star.starprnt';
const PLAIN = 'text/plain';

const poll = z.object({ statusCode: z.string().max(200).catch('') }).catch({ statusCode: '' });
const query = z
  .object({
    token: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .optional()
      .catch(undefined),
    type: z.string().max(100).catch(''),
    code: z.string().max(200).catch(''),
  })
  .catch({ token: undefined, type: '', code: '' });
type Query = z.output<typeof query>;

/** Codes of a printer that cannot print this paper at all: asking it again is no use. */
const NEVER = /^(?:510|511|512|521)/;

const readJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};
const spoken = (code: string): string => {
  try {
    return decodeURIComponent(code.replaceAll('+', ' '));
  } catch {
    return code;
  }
};

export type PrintRouteParts = ServerParts & FactParts;

async function hearPoll(printer: PrinterRecord, body: unknown, parts: PrintRouteParts) {
  const now = parts.clock();
  const state = starState(spoken(poll.parse(readJson(body)).statusCode));
  if (isNewsOf(printer, state, now))
    await parts.db.write((tx) => notePrinter(tx, printer.id, { state, now }));
  const job = await parts.db.read((tx) => nextPrintJob(tx, printer.id, now));
  if (!job) return { jobReady: false };
  return { jobReady: true, mediaTypes: [STAR_PRNT, PLAIN], jobToken: String(job.id), deleteMethod: 'DELETE' };
}

/** Printers with old firmware send no token back: theirs is the one that they have in hand. */
const fetched = (printer: PrinterRecord, { token }: Query, parts: PrintRouteParts) =>
  parts.db.write(async (tx) => {
    const job = token === undefined ? await printJobInHand(tx, printer.id) : await findPrintJob(tx, token);
    if (job && job.printer_id === printer.id && job.state === 'waiting') return givePaper(tx, job, parts);
    return token === undefined ? giveNextPaper(tx, printer.id, parts) : undefined;
  });

const confirm = (printer: PrinterRecord, { token, code }: Query, parts: PrintRouteParts): Promise<void> =>
  parts.db.write(async (tx) => {
    const job = token === undefined ? await printJobInHand(tx, printer.id) : await findPrintJob(tx, token);
    if (!job || job.printer_id !== printer.id) return;
    const said = spoken(code);
    const now = parts.clock();
    if (/^(?:2|OK)/i.test(said)) return markPrinted(tx, job.id, now);
    await putBack(tx, job.id, { problem: problemText(starState(said)), unsure: false });
    const again = await findPrintJob(tx, job.id);
    if (NEVER.test(said) && again) await escalate(tx, { job: again, printer }, now);
  });

/** Star CloudPRNT: the printer asks whether there is something, fetches it, and says how it went. */
export function starRoute(app: FastifyInstance, parts: PrintRouteParts): void {
  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const path of ['/printing/star', '/printing/star/:secret']) {
      own.post(path, async (request, reply) => {
        const printer = await knownPrinter('star', { request, reply }, parts);
        return printer ? reply.send(await hearPoll(printer, request.body, parts)) : reply;
      });
      own.get(path, async (request, reply) => {
        const printer = await knownPrinter('star', { request, reply }, parts);
        if (!printer) return reply;
        const asked = query.parse(request.query);
        if (asked.type !== '' && asked.type !== STAR_PRNT && asked.type !== PLAIN)
          return reply.code(415).send();
        const given = await fetched(printer, asked, parts);
        if (!given) return reply.code(404).send();
        if (asked.type === PLAIN)
          return reply
            .type('text/plain; charset=utf-8')
            .send(`${plainText(given.document, printer.columns)}\n`);
        const bytes = paperBytes(layOut(given.document, printer.columns), starPrnt);
        return reply.type(STAR_PRNT).send(Buffer.from(bytes));
      });
      own.delete(path, async (request, reply) => {
        const printer = await knownPrinter('star', { request, reply }, parts);
        if (!printer) return reply;
        await confirm(printer, query.parse(request.query), parts);
        return reply.code(200).send();
      });
    }
  });
}
