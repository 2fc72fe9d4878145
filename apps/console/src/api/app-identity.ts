const APP_VERSION = '3.1.21';

/** The console is no brand's app: whom somebody acts for follows from who signs in. */
export const appFields = () => ({
  Token: 'console',
  AppId: 'servery-console',
  AppMode: 'console',
  AppVersion: APP_VERSION,
});
