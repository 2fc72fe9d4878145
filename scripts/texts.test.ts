import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTexts } from './texts/find-texts.ts';
import { allCatalogues, cataloguesIn, surfaceOf, surfaces, textsBySurface } from './texts/list-texts.ts';
import { ROOT, sourceFiles } from './texts/source-files.ts';

const found = (source: string, file = 'x.tsx'): string[] =>
  findTexts({ file, source }).map(({ text }) => text.trim());

test.each([
  ['<p>Nothing here yet</p>', ['Nothing here yet']],
  ['<Field label="email" hint="So that we can reach you" />', ['email', 'So that we can reach you']],
  ['<Button>{busy ? "Saving" : "Save"}</Button>', ['Saving', 'Save']],
  ['const text = `Add ${amount} more`;', ['Add ‹› more']],
  ["say('Card removed');", ['Card removed']],
  ["const row = { id: 'a', label: 'Order total' };", ['Order total']],
])('finds what people read in %s', (source, texts) => {
  expect(found(source)).toEqual(texts);
});

test.each([
  '<a className="big link" href="/menu" data-x="Not This" role="list" />',
  "throw new Error('Nobody reads this one');",
  "if (key === 'Enter') go('/account/orders');",
  "import { t } from '#features/cart/texts.ts';",
  'const url = `https://${host}/a b`;',
  "const t = catalogue('cart', { empty: 'Your cart is empty' });",
  '<p>{t.empty}</p>',
  'const styles = `0 ${gap}px 0px -60%`;',
])('leaves %s alone', (source) => {
  expect(found(source)).toEqual([]);
});

test('lists the texts of every catalogue of a file, nested ones too', () => {
  const source = `const T = { one: catalogue('a-b', { x: 'X y' }), two: catalogue('c', { 1: "It's {n}" }) };`;
  expect(cataloguesIn({ file: 'x.ts', source })).toEqual([
    { name: 'a-b', file: 'x.ts', texts: { x: 'X y' } },
    { name: 'c', file: 'x.ts', texts: { 1: "It's {n}" } },
  ]);
  expect(() => cataloguesIn({ file: 'x.ts', source: 'catalogue("a", { x: y })' })).toThrow(
    'x.ts: a.x is not a plain text',
  );
});

test('knows where a text is read', () => {
  expect(surfaceOf('apps/order/src/kiosk/cart/texts.ts')).toBe('kiosk');
  expect(surfaceOf('apps/order/src/pos/till/texts.ts')).toBe('counter');
  expect(surfaceOf('apps/order/src/features/cart/texts.ts')).toBe('customer');
  expect(surfaceOf('apps/console/src/app/texts.ts')).toBe('console');
  expect(surfaceOf('apps/server/src/messages/texts.ts')).toBe('messages');
  expect(surfaceOf('packages/domain/src/hours/texts.ts')).toBe('shared');
});

/** Names that are the same in every language. */
const NAMES = new Set([
  'Visa',
  'Mastercard',
  'American Express',
  'Apple',
  'Google',
  'Messenger',
  'Facebook',
  'Twitter',
  'App Store',
  'Google Play',
  'Servery',
  // Printed on the keys.
  'Enter',
  'Esc',
  'O',
]);

/** Code whose words no customer, cook or owner reads. */
const NOT_READ =
  /^(apps\/sandbox|packages\/contract|packages\/ui\/src\/gallery|packages\/domain\/src\/brand|apps\/server\/src\/(?!views|messages|pages\/page-maker|payments\/pay-by-redirect))|-sample\.ts$/;

/** What looks like words and is none, each with where it is. */
const NO_WORDS: Readonly<Record<string, readonly RegExp[]>> = {
  'packages/domain/src/home/safe-html.ts': [/^(a abbr article|script style template) /],
  'packages/ui/src/overlays/modal.tsx': [/^\[data-first-focus\]/],
  'apps/order/src/api/call.ts': [/^no answer came$/],
  'apps/order/src/api/device-fields.ts': [/^Merchants$/],
  'apps/order/src/app/crash-page.tsx': [/^Logout$/],
  'apps/order/src/features/home/frame-view.tsx': [/^allow-forms /],
  'apps/server/src/messages/preview.ts': [/^Loved the chips\.$/],
  'apps/server/src/messages/preview-console.ts': [/^Pies are back$/, /^From Friday, until they’re gone\.$/],
  'apps/server/src/messages/preview-order.ts': [/^The chips were cold\.$/],
  'apps/server/src/messages/preview-parts.ts': [/^Mia Lim$/],
  'apps/order/src/features/payment/client-configuration.ts': [/^query /, /^Bearer /],
  'apps/order/src/features/payment/direct-tokeniser.ts': [/^mutation /],
  'apps/order/src/features/fulfilment-points/time-picker.tsx': [
    /^a fulfilment type is closed on all seven days$/,
  ],
  'apps/order/src/features/sign-in/digits.ts': [/^dddd ddd ddd$/],
  'apps/server/src/messages/mail-template.ts': [/^border-top:/],
  // What a tool sends, and a command for a terminal.
  'apps/console/src/api/api-query.ts': [/^Bearer /],
  'apps/console/src/features/api/rules/sample.ts': [/^curl /, /^-H /],
  // Stand in for fields that are not checked yet.
  'apps/order/src/features/sign-in/sign-up-problems.ts': [/^Somebody$/, /^a fine secret$/],
  'apps/order/src/features/sign-in/social-asked.ts': [/^name email$/, /^openid email profile$/],
  // Headings of other people's tables, and types of schema.org.
  'packages/domain/src/imports/products-csv.ts': [/^[a-z |]+$/],
  'packages/domain/src/imports/square.ts': [/^[a-z ‹›-]+$/],
  'packages/domain/src/imports/schema-menu.ts': [/^(?:Halal|Menu)$/],
  'packages/domain/src/sales/journal-files.ts': [
    /^(?:Description|Date|Memo|Inclusive|Job|Tax Code|Input Taxed|BAS Excluded)$/,
    /^(?:Journal|Account) Number$|^(?:Debit|Credit) Amount$|^Allocation Memo$|^GST (?:on|Free) Income$/,
  ],
  // Names of other people's products.
  'packages/domain/src/identity/sign-ins.ts': [
    /^(?:Edge|Opera|Samsung Internet|Firefox|Chrome|Safari)$/,
    /^(?:Android|Windows|Chromebook|Mac|Linux)$/,
  ],
  // A code that products are marked with.
  'packages/domain/src/menu/diets.ts': [/^Halal$/],
  // What the till calls an order without a name, on the wire.
  'apps/order/src/pos/counter-name.ts': [/^Counter$/],
};

test('says nothing outside of the catalogues', () => {
  const outside = sourceFiles()
    .filter(({ file }) => !NOT_READ.test(file))
    .flatMap(({ file, source }) =>
      findTexts({ file, source })
        .map(({ text }) => text.trim())
        .filter((text) => !NAMES.has(text) && !NO_WORDS[file]?.some((words) => words.test(text)))
        .map((text) => `${file}: ${text}`),
    );
  expect(outside).toEqual([]);
});

const catalogues = allCatalogues();

/** Second names for one thing, riddles, and codes: each was on a screen once, and has a plain word. */
const NOT_SAID =
  /Curbside|Eat here|Book a table|None chosen|Last words|What is printed|as words$|Drop all|Put it live|(?:Use|Take) theirs|Movements|Least per order|fetches its prints|asap minutes|journal_|place_order|Fulfilment room/;

test('calls each thing by one plain name', () => {
  const said = catalogues.flatMap(({ name, texts }) =>
    Object.entries(texts).map(([key, text]) => `${name}.${key}: ${text}`),
  );
  expect(said.filter((text) => NOT_SAID.test(text.slice(text.indexOf(': ') + 2)))).toEqual([]);
});

test('has each catalogue once', () => {
  const names = catalogues.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('leaves no slot of a text half open', () => {
  const wrong = catalogues.flatMap(({ name, texts }) =>
    Object.entries(texts)
      .filter(([, text]) => text.replaceAll(/\{\w+(\|[^{}|]*)*\}/g, '').match(/[{}|]/))
      .map(([key, text]) => `${name}.${key}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test.each(surfaces)(
  'brands/texts/%s.json is what the code says: run `npm run texts` if it is not',
  (surface) => {
    const written = JSON.parse(readFileSync(join(ROOT, `brands/texts/${surface}.json`), 'utf8')) as object;
    expect(written).toEqual(textsBySurface(catalogues)[surface]);
  },
);
