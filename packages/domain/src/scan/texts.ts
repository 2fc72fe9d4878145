import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-scan', {
  codeNotRecognised: 'Code not recognised',
  tableNumberNotFound: 'Table number not found',
  scanFailed: 'Scan failed: {reason}',
});
