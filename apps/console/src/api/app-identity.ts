const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;

const APP_VERSION = '3.1.21';

/** Which brand this console speaks for: the page says so, the demo brand otherwise. */
export const appFields = () => ({
  Token: metaContent('servery-token') ?? 'demo-token',
  AppId: 'servery-console',
  AppMode: 'console',
  AppVersion: APP_VERSION,
});
