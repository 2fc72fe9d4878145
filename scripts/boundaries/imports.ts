const IMPORT =
  /^\s*(?:import\s*|(?:import|export)\s+(type\s+)?(\{[^}]*\}|[\w$*,{}\s]*?)\s*from\s*)['"]([^'"]+)['"]/gm;

/** `import('#a.ts')`, be it a value that is loaded later or a type that is named in its place. */
const LATER = /(typeof\s+)?\bimport\(\s*['"`]([^'"`$]+)['"`]/g;
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

export type Import = { name: string; typeOnly: boolean };

/** What is loaded only once it is asked for. */
export const laterImportsIn = (source: string): Import[] =>
  [...source.replaceAll(COMMENT, '').matchAll(LATER)].map(([, type, name = '']) => ({
    name,
    typeOnly: type !== undefined,
  }));

/** What is loaded with the file. */
export function importsIn(source: string): Import[] {
  return [...source.matchAll(IMPORT)].map(([, type, names = '', name = '']) => {
    const inner = /^\{(.*)\}$/s.exec(names.trim())?.[1];
    const each =
      inner
        ?.split(',')
        .map((part) => part.trim())
        .filter(Boolean) ?? [];
    const allTypes = each.length > 0 && each.every((part) => part.startsWith('type '));
    return { name, typeOnly: type !== undefined || allTypes };
  });
}
