/** A piece of code in a page, and the file that the step around it names: **`apps/server/src/…`**. */
export type Sample = { file: string; code: string };

const FILE_OR_BLOCK = /\*\*`([^`\s]+\.tsx?)`\*\*|^ *```ts\n([^]*?)^ *```$/gm;

/** The `ts` blocks of a page, each with the last file in bold before it. */
export function samplesIn(markdown: string): Sample[] {
  let file = '';
  return [...markdown.matchAll(FILE_OR_BLOCK)].flatMap(([, named, code]) => {
    if (named !== undefined) file = named;
    return code === undefined ? [] : [{ file, code }];
  });
}

/** Without comments, and without what a formatter decides. */
const bare = (code: string): string =>
  code
    .replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/g, '')
    .replaceAll(/\s+/g, '')
    .replaceAll(/[,;|](?=[\])}>=]|$)/g, '');

/** What of a sample does not stand in the code, or not in this order; `…` stands for what is left out. */
export function strangeIn(sample: string, source: string): string[] {
  const code = bare(source);
  let from = 0;
  return sample.split('…').flatMap((part) => {
    const wanted = bare(part).replaceAll(/^[,;|]+|[,;|]+$/g, '');
    const at = code.indexOf(wanted, from);
    if (at === -1) return [part.trim()];
    from = at + wanted.length;
    return [];
  });
}
