/** Tells the product something, as a provider does; nobody waits for it, and a product that is away hears nothing. */
export async function postWebhook(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(10_000),
    });
    return response.status;
  } catch {
    return 0;
  }
}

/** Where the product listens: at the place that it sends its customers back to. */
export const listenerAt = (returnUrl: string, path: string): string => new URL(path, returnUrl).href;
