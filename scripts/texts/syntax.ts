import { parseAst } from 'vite';

export type Node = { type: string; start: number; end: number; [key: string]: unknown };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const parse = (file: string, source: string): Node =>
  parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as unknown as Node;

/** The name that a call, a member or an attribute ends in. */
export function nameOf(node: Node | undefined): string {
  if (!node) return '';
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return String(node['name']);
    case 'MemberExpression':
      return nameOf(node['property'] as Node);
    default:
      return '';
  }
}
