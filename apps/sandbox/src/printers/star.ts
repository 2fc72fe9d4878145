import { z } from 'zod';
import { decodeBytes } from './decode-bytes.ts';
import { type Condition, putOut, type Turn, type VirtualPrinter } from './printer.ts';

const STATUS: Readonly<Record<Condition, string>> = {
  ready: '200%20OK',
  paper_out: '410%20Out%20of%20paper',
  jam: '411%20Paper%20jam',
  cover_open: '420%20Cover%20open',
  line_lost: '',
  mute: '200%20OK',
};
const MAC = '00:11:62:0a:0b:0c';
const answer = z.object({
  jobReady: z.boolean(),
  mediaTypes: z.array(z.string()).optional(),
  jobToken: z.string().optional(),
});
/** As mC-Print and TSP100IV: the first of the server's that it knows. */
const KNOWN = new Set(['application/vnd.star.starprnt', 'text/plain']);

/** One round of CloudPRNT. A printer that cannot print goes on polling and fetches nothing. */
export async function starTurn(printer: VirtualPrinter): Promise<Turn> {
  if (printer.condition === 'line_lost') return 'no line';
  const polled = await fetch(printer.address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-star-mac': MAC },
    body: JSON.stringify({
      status: '23 6 0 0 0 0 0 0 0',
      printerMAC: MAC,
      statusCode: STATUS[printer.condition],
    }),
  });
  if (!polled.ok) throw new Error(`the server answered ${polled.status}`);
  const { jobReady, mediaTypes = [], jobToken = '' } = answer.parse(await polled.json());
  if (!jobReady) return 'nothing';
  if (printer.condition !== 'ready' && printer.condition !== 'mute') return 'not printed';
  const type = mediaTypes.find((each) => KNOWN.has(each)) ?? '';
  const at = (fields: Record<string, string>) =>
    `${printer.address}?${new URLSearchParams({ mac: MAC, token: jobToken, ...fields }).toString()}`;
  const got = await fetch(at({ type }));
  if (!got.ok) return 'nothing';
  putOut(printer, decodeBytes(Buffer.from(await got.arrayBuffer()), 'star'));
  if (printer.condition === 'mute') return 'no line';
  await fetch(at({ code: '200 OK' }), { method: 'DELETE' });
  return 'printed';
}
