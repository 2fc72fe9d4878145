const LABELS = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/;
const LONGEST = 253;

/** How long somebody has to prove that a host is theirs. */
export const KEEP_CLAIM_MS = 7 * 86_400_000;

/** A host as it is written down: small letters, without a last dot, port or path. None for a number or a name of this network. */
export function writtenHost(typed: string): string | undefined {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return host.length <= LONGEST && LABELS.test(host) ? host : undefined;
}

/** Where a host says whose it is: a TXT record beside it, or a file on it. */
export const proofPlaces = (host: string): { record: string; file: string } => ({
  record: `_servery.${host}`,
  file: `https://${host}/.well-known/servery.txt`,
});
