/** For `npm start`: the demo venue has two printers, which stand in the sandbox and show their paper there. */
const IN_SANDBOX = ' (sandbox)';
const WANTED = [
  { name: `Counter${IN_SANDBOX}`, kind: 'epson', columns: '42', 'documents[0]': 'receipt' },
  { name: `Kitchen${IN_SANDBOX}`, kind: 'star', columns: '48', 'documents[0]': 'kitchen' },
];

type Printer = { id: number; name: string };
type Ask = (fields: Record<string, string>) => Promise<unknown>;

/** The owner of the demo venue, at the console. */
async function owner(server: string): Promise<Ask> {
  let cookie = '';
  const ask: Ask = async (fields) => {
    const app = { Token: 'demo-token', AppId: 'servery-demo', AppMode: 'console', Version: '7' };
    const body = new URLSearchParams({ ...app, ...fields });
    const response = await fetch(`${server}/api`, { method: 'POST', body, headers: { cookie } });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const answer = (await response.json()) as { ResponseCode: string; Response: unknown };
    if (answer.ResponseCode !== 'SUCCESS') throw new Error(JSON.stringify(answer.Response));
    return answer.Response;
  };
  await ask({ RequestAction: 'ConsoleLogin', email: 'owner@example.com', password: 'banksia-demo' });
  return ask;
}

/** The sandbox forgets its printers when it ends, and a secret is told once: those of the last start are made anew. */
export async function addDemoPrinters(server: string, sandbox: string): Promise<void> {
  const ask = await owner(server);
  const { printers } = (await ask({ RequestAction: 'ConsolePrinters' })) as { printers: Printer[] };
  for (const { id } of printers.filter(({ name }) => name.endsWith(IN_SANDBOX)))
    await ask({ RequestAction: 'ConsolePrinters', sub_action: 'remove', printer_id: String(id) });
  let second = '';
  for (const wanted of WANTED) {
    const fields = { ...wanted, ...(second && { backup_id: second }) };
    const added = await ask({ RequestAction: 'ConsolePrinters', sub_action: 'add', ...fields });
    const { printer, path } = added as { printer: Printer; path: string };
    second = String(printer.id);
    await fetch(`${sandbox}/api/printers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: wanted.kind, url: server + path, auto: true }),
    });
  }
}
