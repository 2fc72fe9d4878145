import { clientAddress } from '@servery/domain/limits/client-address';
import type { PrinterKind } from '@servery/domain/printing/routing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityFacts } from '#http/security-log';
import type { ServerParts } from '#server-parts';
import { type PrinterRecord, printerBySecret } from '#stores/printers';

/** In a minute. A printer asks every few seconds, and a venue has some of them behind one address. */
const PER_ADDRESS = 1200;
const STRANGERS_PER_ADDRESS = 30;
const LONGEST_SECRET = 100;

/** In the address that the printer was given, or as the password that it was set to. */
function secretOf(request: FastifyRequest): string {
  const { secret } = request.params as { secret?: string };
  const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ');
  if (secret !== undefined || scheme.toLowerCase() !== 'basic') return secret ?? '';
  return Buffer.from(token, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
}

/** The printer that asks. Anybody else is answered as if there were nothing here. */
export async function knownPrinter(
  kind: PrinterKind,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  parts: ServerParts,
): Promise<PrinterRecord | undefined> {
  const address = clientAddress(request.ip);
  const now = parts.clock();
  const refuse = async (code: 404 | 429) => {
    parts.log.info({ ...securityFacts(code === 429 ? 'limited' : 'forged', address) }, 'printer');
    await reply.code(code).send();
    return undefined;
  };
  if (!parts.rateLimit.allows(`printer:${address}`, PER_ADDRESS, now)) return refuse(429);
  const secret = secretOf(request);
  const isSecret = secret !== '' && secret.length <= LONGEST_SECRET;
  const printer = isSecret ? await parts.db.read((tx) => printerBySecret(tx, secret)) : undefined;
  if (printer?.kind === kind) return printer;
  return refuse(parts.rateLimit.allows(`stranger:${address}`, STRANGERS_PER_ADDRESS, now) ? 404 : 429);
}
