import type { Servery } from './servery.ts';

type Control = { mode: string; times?: number };

/** How a provider behaves from now on. */
export async function treat(servery: Servery, provider: string, control: Control): Promise<void> {
  const response = await fetch(`${servery.sandbox}/api/control/${provider}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(control),
  });
  if (!response.ok) throw new Error(await response.text());
}

type Charge = { status: string; amount: string };
const LISTS = { card: 'transactions', crypto: 'invoices', coinbase: 'checkouts' } as const;

/** Everything that was ever asked for there, the oldest first. */
export async function charges(servery: Servery, provider: keyof typeof LISTS): Promise<Charge[]> {
  const list = LISTS[provider];
  const response = await fetch(`${servery.sandbox}/api/${provider}/${list}`);
  return ((await response.json()) as Record<typeof list, Charge[]>)[list];
}
