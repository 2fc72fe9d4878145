import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RawNode, type SafeNode, safeNodes } from '#home/safe-html';

const BASE = 'https://growers.example.com/banksia/page.html';
const node = (tag: string, attributes: Record<string, string> = {}, ...children: RawNode[]): RawNode => ({
  tag,
  attributes,
  children,
});
const safe = (...nodes: RawNode[]) => safeNodes(nodes, BASE);

test('keeps words, lists, links and pictures, seen from where they were written', () => {
  expect(
    safe(
      node('h1', {}, 'Growers'),
      node('p', { class: 'x', style: 'color:red' }, 'Mangoes from ', node('a', { href: 'map' }, 'here')),
      node('img', { src: '/mango.jpg', width: '200', height: '1e9' }),
    ),
  ).toEqual([
    { tag: 'h2', attributes: {}, children: ['Growers'] },
    {
      tag: 'p',
      attributes: {},
      children: [
        'Mangoes from ',
        {
          tag: 'a',
          attributes: {
            href: 'https://growers.example.com/banksia/map',
            target: '_blank',
            rel: 'noopener',
          },
          children: ['here'],
        },
      ],
    },
    {
      tag: 'img',
      attributes: {
        src: 'https://growers.example.com/mango.jpg',
        width: '200',
        alt: '',
        loading: 'lazy',
      },
      children: [],
    },
  ]);
});

test('lets no script, style, form or frame in, whatever it is called and wherever it stands', () => {
  for (const tag of ['script', 'STYLE', 'iframe', 'form', 'svg', 'object', 'meta', 'template'])
    expect(safe(node('div', {}, node(tag, { src: 'x', onload: 'y' }, 'alert(1)')))).toEqual([
      { tag: 'div', attributes: {}, children: [] },
    ]);
  const attributes = { onclick: 'alert(1)', href: 'javascript:alert(1)', style: 'position:fixed' };
  expect(safe(node('a', attributes, 'press'))).toEqual([
    { tag: 'a', attributes: { target: '_blank', rel: 'noopener' }, children: ['press'] },
  ]);
  expect(safe(node('img', { src: 'data:image/svg+xml,x', onerror: 'alert(1)' }))).toEqual([
    { tag: 'img', attributes: { alt: '', loading: 'lazy' }, children: [] },
  ]);
});

test('keeps the words of an element that it does not know', () => {
  expect(safe(node('marquee', {}, 'Fresh ', node('b', {}, 'today')))).toEqual([
    'Fresh ',
    { tag: 'b', attributes: {}, children: ['today'] },
  ]);
});

const name = fc.oneof(
  fc.constantFrom('a', 'img', 'p', 'script', 'svg', 'constructor', '__proto__', 'form'),
  fc.string().map((text) => `x-${text}`),
);
const { tree } = fc.letrec<{ tree: RawNode }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.record({
      tag: name,
      attributes: fc.dictionary(
        fc.constantFrom('href', 'src', 'onclick', 'style', 'srcdoc', 'id'),
        fc.string(),
      ),
      children: fc.array(tie('tree'), { maxLength: 3 }),
    }),
  ),
}));
const everyElement = (nodes: readonly SafeNode[]): Exclude<SafeNode, string>[] =>
  nodes.flatMap((each) => (typeof each === 'string' ? [] : [each, ...everyElement(each.children)]));

test('never lets out an element or an attribute that is not on its list', () => {
  fc.assert(
    fc.property(fc.array(tree), (nodes) => {
      for (const { tag, attributes } of everyElement(safeNodes(nodes, BASE))) {
        expect(tag).toMatch(/^(a|img|p)$/);
        for (const [key, value] of Object.entries(attributes)) {
          expect(key).toMatch(/^(href|src|target|rel|loading|alt)$/);
          expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
        }
      }
    }),
  );
});
