import { isNode, nameOf, type Node, parse } from './syntax.ts';
import type { SourceFile } from './source-files.ts';

export type FoundText = {
  node: Node;
  parent: Node;
  text: string;
  /** Read each time the function runs, not once when the file is loaded. */
  inFunction: boolean;
};

/** Words as somebody reads them: more than one, or one that begins like a sentence. */
const SENTENCE = /\p{L}[\p{L}’'.,:!?…)]* +[\p{L}(“$#&]/u;
const ONE_WORD = /^\p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*[.!?…:]*$/u;
const LETTER = /\p{L}\p{L}|^\p{L}$/u;
/** Keys of a keyboard, calls of the API, addresses, and what styles are made of. */
const MACHINE =
  /^(Enter|Escape|Tab|Backspace|Delete|Home|End|Space|Arrow\w+|Page(Up|Down)|Shift|Temporal|POST|GET|[A-Z][a-z]+([A-Z]\w*)+|[A-Z]+_\w+|Australia\/\w+)$|^https?:|^\.?\/|^#|^[@\w-]+\//;
const STYLES = /^[\d.a-z%#\s(),/*+-]+$/;

/** Attributes and properties whose values nobody reads. */
const NOT_SHOWN =
  /^(className|class|to|href|src|srcSet|sizes|type|role|id|key|rel|target|method|autoComplete|inputMode|enterKeyHint|icon|tone|kind|variant|size|look|as|htmlFor|d|viewBox|fill|stroke.*|style|data-.*|xmlns|pattern|from|params|search|slot|dir|lang|loading|decoding|fetchPriority|media|scope|sandbox|aria-(live|current|hidden|controls|labelledby|describedby|haspopup|invalid|busy|orientation|sort|pressed|expanded|modal|atomic|relevant|selected|errormessage|keyshortcuts))$/;
const NOT_SHOWN_AS_ATTRIBUTE = /^(name|value|defaultValue)$/;

/** What developers or machines read. */
const SILENT_CALLS =
  /^(Error|TypeError|RangeError|BrandError|querySelector(All)?|closest|matches|matchMedia|addEventListener|removeEventListener|startsWith|endsWith|includes|split|join|replaceAll|replace|test|getItem|setItem|removeItem|DateTimeFormat|NumberFormat|PluralRules|getElementById|setAttribute|getAttribute|createElement|postMessage|call|answerOf|queried|send|set|get|has|append|sendFault|debug|info|warn|error|log)$/;

const TYPES_AND_IMPORTS =
  /^(ImportDeclaration|ExportAllDeclaration|ImportExpression|TaggedTemplateExpression)$/;
const FUNCTIONS = /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/;
/** Nodes whose parts are as visible as they are. */
const PASSES_ON =
  /^(ConditionalExpression|LogicalExpression|JSXExpressionContainer|ParenthesizedExpression|ArrayExpression|TSAsExpression|TSSatisfiesExpression)$/;
const READ_AS_NAME = /^(label|title|placeholder|alt|aria-label)$/;

function readable(text: string): boolean {
  const plain = text.trim();
  if (!LETTER.test(plain) || MACHINE.test(plain)) return false;
  const isStyle = STYLES.test(plain) && !/[a-z]{2,} [a-z]{2,}/.test(plain);
  return (SENTENCE.test(plain) && !isStyle) || ONE_WORD.test(plain);
}

const SLOT = '‹›';
/** Addresses, styles, markup and queries are made of pieces, too. */
const NO_SENTENCE = /^(https?:|\.?\/|#|--|var\(|[a-z_-]+: |<|[a-z_]+\.)|[=;{<]|\b(px|fr)\b/;

/** Words around something that is filled in. */
const readableAround = (text: string): boolean =>
  !NO_SENTENCE.test(text.trim()) && /\p{L}{2,}[,.:;!?…)]* |[ (]\p{L}{2,}|^\p{Lu}\p{Ll}/u.test(text.trim());

const cooked = (quasi: Node): string => (quasi['value'] as { cooked: string }).cooked;

/** The text of a literal that people read, or nothing. */
function readIn(node: Node, attribute: string): string | undefined {
  if (node.type === 'JSXText') {
    const text = String(node['value']);
    return LETTER.test(text.replaceAll(/&\w+;/g, '')) ? text : undefined;
  }
  if (node.type === 'Literal') {
    const text = node['value'];
    if (typeof text !== 'string') return undefined;
    return readable(text) || (READ_AS_NAME.test(attribute) && LETTER.test(text)) ? text : undefined;
  }
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = (node['quasis'] as Node[]).map(cooked);
  const text = quasis.join(SLOT);
  return (quasis.length === 1 ? readable(text) : readableAround(text)) ? text : undefined;
}

type Part = { node: Node; attribute: string };
const part = (node: unknown, attribute = ''): Part[] => (isNode(node) ? [{ node, attribute }] : []);

function argumentsOf(node: Node): Part[] {
  const callee = node['callee'] as Node;
  if (nameOf(callee) === 'catalogue') return [];
  const silent = SILENT_CALLS.test(nameOf(callee));
  const given = (node['arguments'] as Node[]).filter(({ type }) => !(silent && /Literal/.test(type)));
  return [...part(callee), ...given.flatMap((argument) => part(argument))];
}

function valueOf(node: Node): Part[] {
  const key = nameOf(node['key'] as Node);
  const value = node['value'];
  const hidden = NOT_SHOWN.test(key) && isNode(value) && value.type === 'Literal';
  return [...(node['computed'] ? part(node['key']) : []), ...(hidden ? [] : part(value))];
}

function comparedIn(node: Node): Part[] {
  const compares = /^([!=]==?|in)$/.test(String(node['operator']));
  return [node['left'], node['right']]
    .filter((side) => !(compares && isNode(side) && side.type === 'Literal'))
    .flatMap((side) => part(side));
}

/** Which parts of a node are looked at, and as the value of which attribute. */
function partsOf(node: Node, attribute: string): Part[] {
  switch (node.type) {
    case 'JSXAttribute': {
      const name = nameOf(node['name'] as Node);
      return NOT_SHOWN.test(name) || NOT_SHOWN_AS_ATTRIBUTE.test(name) ? [] : part(node['value'], name);
    }
    case 'TemplateLiteral':
      return (node['expressions'] as Node[]).flatMap((inner) => part(inner));
    case 'NewExpression':
    case 'CallExpression':
      return argumentsOf(node);
    case 'BinaryExpression':
      return comparedIn(node);
    case 'SwitchCase':
      return (node['consequent'] as Node[]).flatMap((inner) => part(inner));
    case 'Property':
    case 'PropertyDefinition':
      return valueOf(node);
    default: {
      const passes = PASSES_ON.test(node.type);
      return Object.entries(node)
        .filter(([key]) => !/^(source|typeAnnotation|typeArguments|typeParameters|returnType)$/.test(key))
        .flatMap(([key, value]) =>
          [value].flat().flatMap((inner) => part(inner, passes && key !== 'test' ? attribute : '')),
        );
    }
  }
}

/** Every literal in a file that looks like something that people read, outside of the catalogues. */
export function findTexts({ file, source }: SourceFile): FoundText[] {
  const found: FoundText[] = [];
  const visit = ({ node, attribute }: Part, parent: Node, inFunction: boolean): void => {
    if (TYPES_AND_IMPORTS.test(node.type) || /^TS(Type|Interface)/.test(node.type)) return;
    const text = readIn(node, attribute);
    if (text !== undefined) found.push({ node, parent, text, inFunction });
    const inside = inFunction || FUNCTIONS.test(node.type);
    for (const inner of partsOf(node, attribute)) visit(inner, node, inside);
  };
  visit({ node: parse(file, source), attribute: '' }, { type: 'File', start: 0, end: source.length }, false);
  return found;
}
