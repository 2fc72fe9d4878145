/** '+61491570156' as '0491 570 156'; a number from elsewhere stays as it is. */
export function phoneText(number: string): string {
  const local = number.replace(/^\+61/, '0');
  if (/^04\d{8}$/.test(local)) return local.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');
  return /^0\d{9}$/.test(local) ? local.replace(/^(\d{2})(\d{4})(\d{4})$/, '($1) $2 $3') : number;
}
