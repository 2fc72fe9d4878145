/** Whom this server asks for something that its customers wait for. */
export const providers = [
  'braintree',
  'paypal',
  'coinbase',
  'btcpay',
  'linkly',
  'apple',
  'google',
  'mail',
  'text',
  'addresses',
  'pictures',
] as const;
export type Provider = (typeof providers)[number];

/** refused: it does not know our keys. failed: it said nothing in time, or that it can't. */
export const providerOutcomes = ['ok', 'refused', 'failed'] as const;
type Outcome = (typeof providerOutcomes)[number];
type Listener = (provider: Provider, outcome: Outcome) => void;

const listeners = new Set<Listener>();

/** Whoever counts what providers say, of all servers in this process; answers how to end it. */
export function hearProviders(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function noteProvider(provider: Provider, outcome: Outcome): void {
  for (const each of listeners) each(provider, outcome);
}

const TOO_MANY = 429;
const NO_KEY: ReadonlySet<number> = new Set([401, 403]);

export function outcomeOf(status: number): Outcome {
  if (status >= 500 || status === TOO_MANY) return 'failed';
  return NO_KEY.has(status) ? 'refused' : 'ok';
}

/** The answer to a question, noted. */
export async function noted(provider: Provider, asked: Promise<Response>): Promise<Response> {
  try {
    const response = await asked;
    noteProvider(provider, outcomeOf(response.status));
    return response;
  } catch (error) {
    noteProvider(provider, 'failed');
    throw error;
  }
}
