import { isNode, type Node, parse } from './syntax.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

export const surfaces = ['customer', 'kiosk', 'counter', 'console', 'messages', 'shared'] as const;
export type Surface = (typeof surfaces)[number];
export type Catalogue = { name: string; file: string; texts: Readonly<Record<string, string>> };

/** Where people read a text, by the file that says it; what several say is shared. */
export function surfaceOf(file: string): Surface {
  if (file.startsWith('apps/console/')) return 'console';
  if (file.startsWith('apps/server/src/messages/') || file.includes('/messages/status-texts'))
    return 'messages';
  if (!file.startsWith('apps/order/')) return 'shared';
  if (file.startsWith('apps/order/src/kiosk/')) return 'kiosk';
  return /\/src\/(pos|features\/staff-sign-in)\//.test(file) ? 'counter' : 'customer';
}

const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

function keyOf(property: Node): string {
  const key = property['key'] as Node;
  return key.type === 'Identifier' ? String(key['name']) : String(key['value']);
}

function catalogueAt(node: Node, file: string): Catalogue | undefined {
  const callee = node['callee'];
  if (node.type !== 'CallExpression' || !isNode(callee) || callee['name'] !== 'catalogue') return undefined;
  const [first, second] = node['arguments'] as Node[];
  const name = textOf(first);
  if (name === undefined || second?.type !== 'ObjectExpression') return undefined;
  const texts = (second['properties'] as Node[]).map((property) => {
    const text = textOf(property['value']);
    if (text === undefined) throw new Error(`${file}: ${name}.${keyOf(property)} is not a plain text`);
    return [keyOf(property), text] as const;
  });
  return { name, file, texts: Object.fromEntries(texts) };
}

/** Every catalogue of a file, wherever in it. */
export function cataloguesIn({ file, source }: SourceFile): Catalogue[] {
  if (!source.includes('catalogue(')) return [];
  const found: Catalogue[] = [];
  const visit = (node: Node): void => {
    const one = catalogueAt(node, file);
    if (one) found.push(one);
    for (const value of Object.values(node).flat()) if (isNode(value)) visit(value);
  };
  visit(parse(file, source));
  return found;
}

export const allCatalogues = (): Catalogue[] => sourceFiles().flatMap((file) => cataloguesIn(file));

/** Each surface's texts by 'catalogue.key', as a brand names them. */
export function textsBySurface(catalogues: readonly Catalogue[]): Record<Surface, Record<string, string>> {
  const of = (surface: Surface): [Surface, Record<string, string>] => [
    surface,
    Object.fromEntries(
      catalogues
        .filter(({ file }) => surfaceOf(file) === surface)
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .flatMap(({ name, texts }) => Object.entries(texts).map(([key, text]) => [`${name}.${key}`, text])),
    ),
  ];
  return Object.fromEntries(surfaces.map(of)) as Record<Surface, Record<string, string>>;
}
