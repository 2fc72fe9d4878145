function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** A full stop or comma belongs to the sentence the link was pasted from. Without a name, the one stored last. */
export function menuSlug(param: unknown, stored: string): string {
  const name =
    typeof param === 'string'
      ? decoded(param)
          .trim()
          .replace(/[.,]+$/, '')
          .toLowerCase()
      : '';
  return /^[\w~-]+$/.test(name) ? name : stored;
}
