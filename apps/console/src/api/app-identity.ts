type Identity = { token: string; appId: string };

const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;

let read: Identity | undefined;

/** Which brand this console speaks for: the page says so, the demo brand otherwise. */
export function appIdentity(): Identity {
  read ??= { token: metaContent('servery-token') ?? 'demo-token', appId: 'servery-console' };
  return read;
}
