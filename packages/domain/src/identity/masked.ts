/** 'Mia Lim' is Mia: enough for Mia to know that she is meant. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** 'mia@example.com' is 'm•••@example.com', however long it is. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
