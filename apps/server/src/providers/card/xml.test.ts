import { expect, test } from 'vitest';
import { allOf, child, readXml, textAt } from '#providers/card/xml';

const ANSWER = `<?xml version="1.0" encoding="UTF-8"?>
<api-error-response>
  <errors><transaction><errors type="array"><error><code>91564</code><message>Used &amp; gone</message></error></errors></transaction></errors>
  <transaction><id>abc</id><amount>16.00</amount><note nil="true"/><text>&lt;b&gt; &#65;&#x42;</text></transaction>
</api-error-response>`;

test('reads what Braintree answers', () => {
  const root = readXml(ANSWER);
  expect(root?.name).toBe('api-error-response');
  expect(textAt(root, 'transaction', 'id')).toBe('abc');
  expect(textAt(root, 'transaction', 'text')).toBe('<b> AB');
  expect(textAt(root, 'transaction', 'note')).toBe('');
  expect(textAt(root, 'nothing', 'there')).toBe('');
  expect(allOf(child(root, 'errors')!, 'code').map((node) => node.text)).toEqual(['91564']);
});

test('reads marks by their number up to the last that there is, and text without the blanks around it', () => {
  const root = readXml('<a> x&#x10FFFF;&#1114111;&#x110000;&#1114112;y </a>');
  expect(textAt(root)).toBe('x\u{10ffff}\u{10ffff}y');
});

test('reads 39 elements in each other, and no more', () => {
  const nested = (depth: number) => readXml('<a>'.repeat(depth) + '</a>'.repeat(depth));
  expect(nested(39)?.name).toBe('a');
  expect(nested(40)).toBeUndefined();
});

test.each(['', 'no xml at all', '<a><b></a></b>', '<a>', '</a>', '<a/><b/>', '<a>'.repeat(100)])(
  'makes nothing of %j',
  (text) => {
    expect(readXml(text)).toBeUndefined();
  },
);
