/** The addresses of the providers themselves, unless the configuration names others. */
export const APPLE = {
  issuers: ['https://appleid.apple.com'],
  keysUrl: 'https://appleid.apple.com/auth/keys',
  authoriseUrl: 'https://appleid.apple.com/auth/authorize',
} as const;
export const GOOGLE = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  authoriseUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
} as const;
