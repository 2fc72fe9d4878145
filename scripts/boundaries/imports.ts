const IMPORT = /^\s*(?:import|export)\s+(type\s+)?(\{[^}]*\}|[^'"]*?)\s*(?:from\s*)?['"]([^'"]+)['"]/gm;

export type Import = { name: string; typeOnly: boolean };
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
