/** Where to go after signing in: only a path of this site, never somewhere else. */
export function nextPage(wanted: unknown, otherwise: string): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.startsWith('//')) return otherwise;
  return wanted.includes('\\') || wanted.startsWith('/login') ? otherwise : wanted;
}

/** A kiosk and the staff have screens of their own. */
export function ownScreen(status: number): string | undefined {
  if (status === 3) return '/kiosk/';
  return status === 8 ? '/pos/' : undefined;
}
