import { addPrinter, type NewPrinter } from '#stores/printers';
import { touchMenus } from '#stores/switches';
import type { Servery } from './servery.ts';

/** A printer at Banksia Kitchen, and the address that it is set to. */
export async function printerAt(servery: Servery, more: Partial<NewPrinter> = {}) {
  const { id, secret } = await servery.server.db.write(async (tx) => {
    const { id: venueId } = await tx.q
      .selectFrom('venue')
      .select('id')
      .where('name', '=', 'Banksia Kitchen')
      .executeTakeFirstOrThrow();
    const made = await addPrinter(tx, {
      venueId,
      name: 'Kitchen',
      kind: 'star',
      columns: 48,
      documents: ['kitchen'],
      stations: [],
      device: '',
      backupId: undefined,
      address: '',
      ...more,
    });
    await touchMenus(tx, venueId);
    return made;
  });
  return { id, secret, url: `${servery.url}/printing/${more.kind ?? 'star'}/${secret}` };
}

export const printJobs = (servery: Servery) =>
  servery.server.db.read(({ q }) => q.selectFrom('print_job').selectAll().orderBy('id').execute());

/** What a test leaves behind would be printed by the next one. */
export const removePrinters = (servery: Servery) =>
  servery.server.db.write(async (tx) => {
    await tx.q.deleteFrom('print_job').execute();
    await tx.q.deleteFrom('printer').execute();
    const [venue] = await tx.q
      .selectFrom('venue')
      .select('id')
      .where('name', '=', 'Banksia Kitchen')
      .execute();
    await touchMenus(tx, venue?.id ?? 0);
  });

type Ready = { jobReady: boolean; jobToken?: string; mediaTypes?: string[] };

/** A Star printer as its maker describes it: asks, fetches, confirms. */
export function starPrinter(url: string) {
  const at = (fields: Record<string, string>) =>
    `${url}?${new URLSearchParams({ mac: '00:11:62:00:00:01', ...fields }).toString()}`;
  return {
    poll: async (statusCode = '200%20OK'): Promise<Ready> => {
      const body = JSON.stringify({
        status: '23 6 0 0 0 0 0 0 0',
        printerMAC: '00:11:62:00:00:01',
        statusCode,
      });
      const headers = { 'content-type': 'application/json' };
      return (await (await fetch(url, { method: 'POST', body, headers })).json()) as Ready;
    },
    get: (token: string, type = 'text/plain') => fetch(at({ token, type })),
    confirm: (token: string, code = '200 OK') => fetch(at({ token, code }), { method: 'DELETE' }),
  };
}

type Virtual = { id: number; address: string; papers: string[]; turn?: string };

/** A printer that stands in the sandbox. */
export async function virtualPrinter(sandbox: { url: string }, kind: 'star' | 'epson' | 'escpos', url = '') {
  const ask = async (method: string, path: string, body?: object): Promise<Virtual> => {
    const response = await fetch(`${sandbox.url}/api/printers${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`the sandbox answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Virtual;
  };
  const { id, address } = await ask('POST', '', { kind, url });
  return {
    address,
    turn: async () => (await ask('POST', `/${id}/turn`)).turn,
    is: (condition: string) => ask('PUT', `/${id}`, { condition }),
    papers: async () => (await ask('GET', `/${id}`)).papers,
  };
}
