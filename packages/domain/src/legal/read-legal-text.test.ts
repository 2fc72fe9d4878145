import { expect, test } from 'vitest';
import { readLegalText } from '#legal/read-legal-text';
import { spansOf } from '#legal/spans';

const SOURCE = `# Terms of {brand}

Please read
them.

## First part

One rule.

- point one
  goes on
- write to {mail}

## Second part

{nobody} knows.
`;

test('a legal text is read as its title, the words before its parts, and its parts in their order', () => {
  expect(readLegalText(SOURCE, { brand: 'Dune', mail: 'hello@dune.test' })).toEqual({
    title: 'Terms of Dune',
    intro: [{ kind: 'paragraph', text: 'Please read them.' }],
    parts: [
      {
        heading: 'First part',
        blocks: [
          { kind: 'paragraph', text: 'One rule.' },
          { kind: 'list', items: ['point one goes on', 'write to hello@dune.test'] },
        ],
      },
      { heading: 'Second part', blocks: [{ kind: 'paragraph', text: '{nobody} knows.' }] },
    ],
  });
});

test('a text written on another system reads the same', () => {
  const words = { brand: 'Dune', mail: 'hello@dune.test' };
  expect(readLegalText(SOURCE.replaceAll('\n', '\r\n'), words)).toEqual(readLegalText(SOURCE, words));
});

test('strong words and the mail address stand out from the words around them', () => {
  expect(spansOf('**App** means this. Write to a@b.test.', 'a@b.test')).toEqual([
    { kind: 'strong', text: 'App' },
    { kind: 'plain', text: ' means this. Write to ' },
    { kind: 'mail', text: 'a@b.test' },
    { kind: 'plain', text: '.' },
  ]);
  expect(spansOf('no address', '')).toEqual([{ kind: 'plain', text: 'no address' }]);
});
