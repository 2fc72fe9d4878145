/** A node of the parser's tree. What it holds besides is looked at by the rules, each for its own kind. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** What could stand in the place of an expression, as source. */
type Rule = (node: Node, text: (node: Node) => string) => readonly string[];

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};
const ASSIGNMENTS: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' };

const OTHER_METHOD = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
  }),
);
const WITHOUT_METHOD = new Set([
  'filter',
  'toSorted',
  'sort',
  'toReversed',
  'reverse',
  'slice',
  'trim',
  'toLowerCase',
  'toUpperCase',
]);

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node['value'] === 'string') ||
  (node.type === 'BinaryExpression' && node['operator'] === '+' && sides(node).some(isText));
const sides = (node: Node): Node[] => [node['left'] as Node, node['right'] as Node];

const operators: Rule = (node, text) => {
  const [left, right] = sides(node) as [Node, Node];
  // Words that are put together cannot be taken from each other.
  if (isText(node)) return [];
  const whole = (side: Node): string => (side.type === 'LogicalExpression' ? `(${text(side)})` : text(side));
  return (OPERATORS[node['operator'] as string] ?? []).map(
    (operator) => `(${whole(left)} ${operator} ${whole(right)})`,
  );
};

const assignment: Rule = (node, text) => {
  const [left, right] = sides(node) as [Node, Node];
  const other = ASSIGNMENTS[node['operator'] as string];
  return other && !isText(right) ? [`${text(left)} ${other} ${text(right)}`] : [];
};

const unary: Rule = (node, text) => {
  const argument = node['argument'] as Node;
  return node['operator'] === '!' || (node['operator'] === '-' && argument.type !== 'Literal')
    ? [text(argument)]
    : [];
};

const literal: Rule = (node) => {
  const value = node['value'];
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value !== 'number') return [];
  return [String(value + 1), value === 0 ? '(-1)' : String(value - 1)];
};

const call: Rule = (node, text) => {
  const callee = node['callee'] as Node;
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
  const property = callee['property'] as Node;
  const name = property['name'] as string;
  const whole = text(node);
  const before = whole.slice(0, property.start - node.start);
  const other = OTHER_METHOD.get(name);
  if (other) return [before + other + whole.slice(property.end - node.start)];
  return WITHOUT_METHOD.has(name) ? [before.replace(/\s*\??\.\s*$/, '')] : [];
};

/** A list of names is a table of what is allowed, or of an order: each name has to matter. */
const list: Rule = (node, text) => {
  const elements = node['elements'] as (Node | null)[];
  const names = elements.filter((element) => typeof element?.['value'] === 'string') as Node[];
  if (names.length !== elements.length) return [];
  return names.map(
    (gone) =>
      `[${names
        .filter((name) => name !== gone)
        .map(text)
        .join()}]`,
  );
};

const step: Rule = (node, text) => {
  const argument = text(node['argument'] as Node);
  const other = node['operator'] === '++' ? '--' : '++';
  return [node['prefix'] === true ? other + argument : argument + other];
};

const RULES: Readonly<Record<string, Rule>> = {
  BinaryExpression: operators,
  LogicalExpression: operators,
  AssignmentExpression: assignment,
  UnaryExpression: unary,
  UpdateExpression: step,
  Literal: literal,
  CallExpression: call,
  ArrayExpression: list,
};

const RELATIONS = new Set(['<', '<=', '>', '>=', '===', '!==', '!']);
const DOES = new Set(['CallExpression', 'AssignmentExpression', 'UpdateExpression', 'AwaitExpression']);

/** What a node does with an expression inside: decide by it, answer it, or run it for what it does. */
const USES: Readonly<
  Record<string, (node: Node) => readonly [inner: unknown, to: (text: string) => string]>
> = {
  ConditionalExpression: (node) => [node['test'], (test) => `!(${test})`],
  IfStatement: (node) => [node['test'], (test) => `!(${test})`],
  WhileStatement: (node) => [node['test'], (test) => `!(${test})`],
  ReturnStatement: (node) => [node['argument'], () => 'undefined'],
  ExpressionStatement: (node) => [node['expression'], () => 'undefined'],
};

/** A relation has its own opposite among the operators, so has a flag; nothing is nothing already; and a statement that does nothing is a directive. */
function isLeft(node: Node, inner: Node): boolean {
  if (node['test'] === inner) return RELATIONS.has(inner['operator'] as string);
  return node['expression'] === inner
    ? !DOES.has(inner.type)
    : typeof inner['value'] === 'boolean' || inner['name'] === 'undefined';
}

export type Change = { of: Node; to: string };

export function changesOf(node: Node, text: (node: Node) => string): Change[] {
  const changes = (RULES[node.type]?.(node, text) ?? []).map((to) => ({ of: node, to }));
  const [inner, to] = USES[node.type]?.(node) ?? [];
  if (!inner || !to || isLeft(node, inner as Node)) return changes;
  return [...changes, { of: inner as Node, to: to(text(inner as Node)) }];
}
