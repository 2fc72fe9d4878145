const LONGEST = 50;

/** 'Pizza size' as 'pizza-size': small letters and digits, whatever it was written in. */
export function keyText(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'options' : plain;
}

/** A key that nothing else has yet. */
export function freeKey(name: string, taken: ReadonlySet<string>): string {
  const key = keyText(name);
  let free = key;
  for (let nth = 2; taken.has(free); nth += 1) free = `${key}-${nth}`;
  return free;
}
