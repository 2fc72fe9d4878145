import { Caller, type Fields } from './prepared.ts';
import type { Servery } from './servery.ts';

type Added = { printer: { id: number }; path: string };
type Virtual = { id: number; papers: string[] };

/** A Star printer that was set to this address. */
export async function standInSandbox(servery: Servery, url: string) {
  const ask = async (method: 'POST' | 'PUT', path: string, body: object): Promise<Virtual> => {
    const response = await fetch(`${servery.sandbox}/api/printers${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Virtual;
  };
  const { id } = await ask('POST', '', { kind: 'star', url });
  return {
    /** Asks once, and answers all papers that came out so far, the newest first. */
    turn: async (): Promise<string[]> => (await ask('POST', `/${id}/turn`, {})).papers,
    is: (condition: 'ready' | 'paper_out') => ask('PUT', `/${id}`, { condition }),
  };
}

/** A Star printer of the venue, standing in the sandbox. Other journeys have none: it is taken away in the end. */
export async function withPrinter(
  servery: Servery,
  printer: { name: string; document: 'kitchen' | 'receipt' | 'eftpos' },
  doing: (at: { url: string; turn(): Promise<string[]> }) => Promise<void>,
): Promise<void> {
  const owner = new Caller(servery);
  const asOwner = (fields: Fields) => owner.call({ AppMode: 'console', ...fields });
  await asOwner({ RequestAction: 'ConsoleLogin', email: 'owner@example.com', password: 'banksia-demo' });
  const added = (await asOwner({
    RequestAction: 'ConsolePrinters',
    sub_action: 'add',
    name: printer.name,
    kind: 'star',
    columns: 48,
    'documents[0]': printer.document,
  })) as Added;
  const url = servery.url + added.path;
  try {
    await doing({ url, ...(await standInSandbox(servery, url)) });
  } finally {
    await asOwner({ RequestAction: 'ConsolePrinters', sub_action: 'remove', printer_id: added.printer.id });
  }
}
