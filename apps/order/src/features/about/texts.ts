import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('about', {
  termsOfUse: 'terms of use',
  privacyPolicy: 'privacy policy',
  aboutThisApp: 'About this app',
  website: 'Website',
  version: 'Version {APP_VERSION}',
  contact: 'Contact',
  about: 'About {name}',
  storeFailed: 'We couldn’t load the store',
  agreement: 'By using {name} you agree to our {terms} and {privacy}.',
  abn: 'ABN {abn}',
});
