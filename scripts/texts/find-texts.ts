import { parseAst } from 'rolldown/parseAst';

export type Node = { type: string; start: number; end: number; [key: string]: unknown };
export type FoundText = {
  node: Node;
  parent: Node;
  text: string;
  /** Read each time the function runs, not once when the file is loaded. */
  inFunction: boolean;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const parse = (file: string, source: string): Node =>
  parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as unknown as Node;

/** Words as somebody reads them: more than one, or one that begins like a sentence. */
const SENTENCE = /\p{L}[\p{L}’'.,:!?…)]* +[\p{L}(“$#]/u;
const ONE_WORD = /^\p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*[.!?…:]*$/u;
const LETTER = /\p{L}\p{L}|^\p{L}$/u;
/** Names of keys, events and things that machines read. */
const MACHINE =
  /^(Enter|Escape|Tab|Backspace|Delete|Home|End|Space|Arrow\w+|Page(Up|Down)|Shift|Temporal|Content-Type|POST|GET|[A-Z][a-z]+([A-Z]\w*)+|[A-Z]+_\w+|Australia\/\w+|Mozilla.*)$/;
const STYLES = /^[\d.a-z%#\s(),/*+-]+$/;

/** Attributes whose values nobody reads. */
const NOT_SHOWN =
  /^(className|class|to|href|src|srcSet|sizes|type|role|id|name|key|rel|target|method|autoComplete|inputMode|enterKeyHint|icon|tone|kind|variant|size|look|as|htmlFor|d|viewBox|fill|stroke.*|style|data-.*|xmlns|pattern|from|params|search|value|defaultValue|slot|dir|lang|loading|decoding|fetchPriority|media|scope|testid|aria-(live|current|hidden|controls|labelledby|describedby|haspopup|invalid|busy|orientation|sort|pressed|expanded|modal|atomic|relevant|selected|errormessage))$/;

const SKIPPED = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration:source',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSTypeAnnotation',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeParameterInstantiation',
  'TSTypeParameterDeclaration',
]);

const nameOf = (node: Node | undefined): string => {
  if (!node) return '';
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node['name']);
  if (node.type === 'MemberExpression') return nameOf(node['property'] as Node);
  if (node.type === 'JSXNamespacedName')
    return `${nameOf(node['namespace'] as Node)}:${nameOf(node['name'] as Node)}`;
  return '';
};

/** What developers read, or a machine. */
const CALLS_NOT_SHOWN =
  /^(Error|TypeError|RangeError|BrandError|querySelector(All)?|closest|matches|matchMedia|addEventListener|removeEventListener|startsWith|endsWith|includes|split|join|replaceAll|replace|test|getItem|setItem|removeItem|DateTimeFormat|NumberFormat|Intl|PluralRules|getElementById|setAttribute|getAttribute|createElement|postMessage|describe|call|send|headers|set|get|has|append|tellFault|fatal|debug|info|warn|error|log)$/;

function readable(text: string): boolean {
  const plain = text.trim();
  if (!LETTER.test(plain) || MACHINE.test(plain) || /^https?:|^\.?\/|^#|^[@\w-]+\//.test(plain)) return false;
  return (
    (SENTENCE.test(plain) && !(STYLES.test(plain) && !/[a-z]{2,} [a-z]{2,}/.test(plain))) ||
    ONE_WORD.test(plain)
  );
}

const templateText = (node: Node): string =>
  (node['quasis'] as Node[]).map((quasi) => (quasi['value'] as { cooked: string }).cooked).join(' ‹› ');

const SLOT = '‹›';
/** Addresses, styles, markup and queries are made of pieces, too. */
const NO_SENTENCE = /^(https?:|\.?\/|#|--|var\(|[a-z-]+: |<|[a-z_]+\.)|[=;{<]|\b(px|fr)\b/;

/** Words around something that is filled in. */
function readableAround(text: string): boolean {
  const plain = text.replaceAll(` ${SLOT} `, SLOT).trim();
  if (NO_SENTENCE.test(plain)) return false;
  return /\p{L}{2,}[,.:;!?…)]* |[ (]\p{L}{2,}|^\p{Lu}\p{Ll}/u.test(plain);
}

/** Every literal in a file that looks like something that people read. */
export function findTexts(file: string, source: string): FoundText[] {
  const found: FoundText[] = [];
  let depth = 0;
  const add = (node: Node, parent: Node, text: string) =>
    found.push({ node, parent, text, inFunction: depth > 0 });

  const visit = (node: Node, parent: Node, attribute: string): void => {
    const isFunction = /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);
    if (isFunction) depth += 1;
    enter(node, parent, attribute);
    if (isFunction) depth -= 1;
  };
  const enter = (node: Node, parent: Node, attribute: string): void => {
    if (SKIPPED.has(node.type)) return;
    switch (node.type) {
      case 'JSXText': {
        if (LETTER.test(String(node['value']).replaceAll(/&\w+;/g, '')))
          add(node, parent, String(node['value']));
        return;
      }
      case 'JSXAttribute': {
        const name = nameOf(node['name'] as Node);
        if (NOT_SHOWN.test(name)) return;
        const value = node['value'];
        if (isNode(value)) visit(value, node, name);
        return;
      }
      case 'Literal': {
        const value = node['value'];
        if (typeof value !== 'string') return;
        if (
          attribute
            ? LETTER.test(value) &&
              (readable(value) || /^(label|title|placeholder|alt|aria-label)$/.test(attribute))
            : readable(value)
        )
          add(node, parent, value);
        return;
      }
      case 'TemplateLiteral': {
        const text = templateText(node);
        if ((node['expressions'] as Node[]).length === 0 ? readable(text) : readableAround(text))
          add(node, parent, text);
        for (const inner of node['expressions'] as Node[]) visit(inner, node, '');
        return;
      }
      case 'TaggedTemplateExpression':
        return;
      case 'NewExpression':
      case 'CallExpression': {
        const callee = node['callee'] as Node;
        if (nameOf(callee) === 'catalogue') return;
        visit(callee, node, '');
        const silent = CALLS_NOT_SHOWN.test(nameOf(callee));
        for (const argument of node['arguments'] as Node[])
          if (!silent || !/Literal/.test(argument.type)) visit(argument, node, silent ? '' : attribute && '');
        return;
      }
      case 'BinaryExpression': {
        const compares = /^(===|!==|==|!=|in)$/.test(String(node['operator']));
        for (const side of [node['left'], node['right']] as Node[])
          if (!(compares && side.type === 'Literal')) visit(side, node, '');
        return;
      }
      case 'SwitchCase': {
        for (const inner of node['consequent'] as Node[]) visit(inner, node, '');
        return;
      }
      case 'Property':
      case 'PropertyDefinition': {
        if (node['computed']) visit(node['key'] as Node, node, '');
        const key = nameOf(node['key'] as Node);
        if (
          isNode(node['value']) &&
          !(
            NOT_SHOWN.test(key) &&
            (node['value'] as Node).type === 'Literal' &&
            !/^(name|title|value)$/.test(key)
          )
        )
          visit(node['value'] as Node, node, '');
        return;
      }
      case 'TSAsExpression':
      case 'TSSatisfiesExpression': {
        visit(node['expression'] as Node, node, attribute);
        return;
      }
      default: {
        const keep =
          /^(ConditionalExpression|LogicalExpression|JSXExpressionContainer|ParenthesizedExpression|ArrayExpression)$/.test(
            node.type,
          );
        for (const [key, value] of Object.entries(node)) {
          if (key === 'source' || key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType')
            continue;
          if (Array.isArray(value))
            for (const item of value) isNode(item) && visit(item, node, keep ? attribute : '');
          else if (isNode(value)) visit(value, node, keep && key !== 'test' ? attribute : '');
        }
      }
    }
  };
  visit(parse(file, source), { type: 'File', start: 0, end: source.length }, '');
  return found;
}
