import { expect, test } from 'vitest';
import { brandFile, palette } from '#brand';

const colours = Object.fromEntries(Object.keys(palette.shape).map((name) => [name, '#2f5d4a']));

test('takes a palette with every colour', () => {
  expect(palette.parse({ ...colours, scrim: 'rgb(20 30 40 / 0.5)' })).toMatchObject({ ink: '#2f5d4a' });
});

test.each([
  ['a colour by name', { ...colours, ink: 'black' }],
  ['a short colour', { ...colours, ink: '#000' }],
  ['a colour that closes the style and opens a script', { ...colours, scrim: '#000000}</style><script>' }],
  ['a function where a colour belongs', { ...colours, scrim: 'url(https://example.com)' }],
  ['a colour nobody asked for', { ...colours, sparkle: '#ffffff' }],
  ['a palette with a hole', { ...colours, ink: undefined }],
])('refuses %s', (_what, sent) => {
  expect(palette.safeParse(sent).success).toBe(false);
});

test('says which words of a brand are wrong', () => {
  const read = brandFile.safeParse({ code: 'My Brand' });
  const code = read.error?.issues.find(({ path }) => path[0] === 'code');
  expect(code?.message).toBe('is not a short lower-case code');
});

test('a brand hides home, account, security, logout and the merchant card each by a flag of its own [ACC-012]', () => {
  const { flags } = brandFile.shape;
  const shown = Object.fromEntries(Object.keys(flags.shape).map((name) => [name, false]));
  for (const room of ['home', 'account', 'security', 'logout', 'merchant_card']) {
    const hidden = flags.parse({ ...shown, [`hide_${room}`]: true });
    expect(Object.entries(hidden).filter(([, on]) => on)).toEqual([[`hide_${room}`, true]]);
  }
});

test('tells customers that their order is ready unless a brand chooses otherwise', () => {
  const { notify } = brandFile.shape;
  expect(notify.parse(undefined)).toEqual({
    confirmed: 'none',
    in_progress: 'none',
    ready: 'text',
    complete: 'none',
  });
  expect(notify.parse({ ready: 'none', complete: 'mail' })).toMatchObject({
    ready: 'none',
    complete: 'mail',
  });
  expect(notify.safeParse({ ready: 'pigeon' }).success).toBe(false);
});

test.each(['website', 'app', 'ios', 'android', 'terms'])(
  'a link of a brand never runs a script: %s',
  (where) => {
    const shapes = {
      website: brandFile.shape.words.shape.website,
      app: brandFile.shape.app.shape.link,
      ios: brandFile.shape.stores.unwrap().shape.ios,
      android: brandFile.shape.stores.unwrap().shape.android,
      terms: brandFile.shape.checkout.unwrap().shape.terms.unwrap().shape.link_url,
    };
    const taken = (text: string) => shapes[where as keyof typeof shapes].safeParse(text).success;
    for (const text of ['', '/terms', 'https://example.com/a:b', 'HTTP://example.com', 'example.com/about'])
      expect([text, taken(text)]).toEqual([text, true]);
    for (const text of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'java\tscript:alert(1)',
      '\u0001javascript:x',
      'data:text/html,x',
    ])
      expect([text, taken(text)]).toEqual([text, false]);
  },
);
