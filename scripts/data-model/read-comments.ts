import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../texts/source-files.ts';
import { isNode, nameOf, type Node, parse } from '../texts/syntax.ts';

export type TableComments = { about: string; columns: Map<string, string> };

const SCHEMA = 'apps/server/src/db/schema.ts';
const TABLES = 'apps/server/src/db/tables';

/** The last doc comment before a node, as one line; `from` is where what stands before the node ends. */
function commentBefore(source: string, from: number, node: Node): string {
  const [, text = ''] = /\/\*\*([^]*?)\*\/\s*$/.exec(source.slice(from, node.start)) ?? [];
  return text.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
}

/** The values that a column can have, where its type lists them. */
function valuesOf(source: string, member: Node): string {
  const annotation = (member['typeAnnotation'] as Node)['typeAnnotation'] as Node;
  const values = source.slice(annotation.start, annotation.end).match(/'[^']*'/g) ?? [];
  return values.length > 1 ? `One of ${values.map((value) => `\`${value}\``).join(', ')}.` : '';
}

const membersOf = (alias: Node): Node[] => {
  const body = alias['typeAnnotation'] as Node;
  return (body['members'] as unknown[]).filter(isNode);
};

/** The exported types of a file that are objects, each with where the statement before it ends. */
function aliasesIn(file: string, source: string) {
  const statements = parse(file, source)['body'] as Node[];
  return statements.flatMap((statement, index) => {
    const alias = statement['declaration'];
    const isObject =
      isNode(alias) &&
      alias.type === 'TSTypeAliasDeclaration' &&
      (alias['typeAnnotation'] as Node).type === 'TSTypeLiteral';
    return isObject ? [{ statement, alias, from: statements[index - 1]?.end ?? 0 }] : [];
  });
}

function commentsIn(file: string, source: string): [type: string, TableComments][] {
  return aliasesIn(file, source).map(({ statement, alias, from }) => {
    let end = alias.start;
    const columns = new Map<string, string>();
    for (const member of membersOf(alias)) {
      const said = [commentBefore(source, end, member), valuesOf(source, member)];
      columns.set(nameOf(member['key'] as Node), said.filter(Boolean).join(' '));
      end = member.end;
    }
    const name = nameOf(alias['id'] as Node);
    return [name, { about: commentBefore(source, from, statement), columns }];
  });
}

/** The name of the type of each table, as `Schema` lists them. */
function typesByTable(): Map<string, string> {
  const source = readFileSync(join(ROOT, SCHEMA), 'utf8');
  const schema = aliasesIn(SCHEMA, source).find(({ alias }) => nameOf(alias['id'] as Node) === 'Schema');
  return new Map(
    membersOf(schema!.alias).map((member) => {
      const annotation = (member['typeAnnotation'] as Node)['typeAnnotation'] as Node;
      return [nameOf(member['key'] as Node), source.slice(annotation.start, annotation.end)];
    }),
  );
}

/** What the code says of each table and column: `db/tables` is the one place where that is written. */
export function readComments(): Map<string, TableComments> {
  const byType = new Map(
    readdirSync(join(ROOT, TABLES)).flatMap((name) =>
      commentsIn(name, readFileSync(join(ROOT, TABLES, name), 'utf8')),
    ),
  );
  return new Map(
    [...typesByTable()].map(([table, type]) => [
      table,
      byType.get(type) ?? { about: '', columns: new Map() },
    ]),
  );
}
