/** Whoever comes from the PIN is asked for the mobile number. */
export const startMode = (state: object): 'email' | 'mobile' =>
  (state as { forgot?: unknown }).forgot === 'pin' ? 'mobile' : 'email';
