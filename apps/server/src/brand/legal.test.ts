import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LegalText } from '@servery/contract/legal';
import { expect, test } from 'vitest';
import { demoOf, loadBrands } from '../../testing/brand-folders.ts';
import { ROOT } from '../../testing/servery.ts';

const BRANDS = join(ROOT, 'brands');
const { terms, privacy } = demoOf(loadBrands(BRANDS)).legal;

const wordsOf = (blocks: LegalText['intro']): string =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text])).join('\n');

function part(text: LegalText, heading: string): string {
  const found = text.parts.find((each) => each.heading === heading);
  return wordsOf(found?.blocks ?? []);
}

function brandsWith(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'servery-legal-'));
  cpSync(join(BRANDS, 'demo/brand.json'), join(folder, 'demo/brand.json'));
  writeFileSync(join(folder, 'demo', name), text);
  return folder;
}

test('the terms are whole: every part of the trading terms is there, in its order, with words in it [ACC-221]', () => {
  expect(terms.title).toBe('Terms of use');
  const headings = terms.parts.map(({ heading }) => heading);
  expect(headings).toEqual([
    'Definitions',
    'Contract',
    'Account',
    'Price and payment',
    'Refund policy',
    'Disclaimers',
    'Security',
    'Intellectual property',
    'Email address',
    'Indemnity',
    'Miscellaneous',
  ]);
  for (const heading of headings) expect(part(terms, heading).length).toBeGreaterThan(200);
});

test('prices are in Australian dollars with taxes included, and no surcharge is above what a payment costs [ACC-222]', () => {
  const words = part(terms, 'Price and payment');
  expect(words).toContain('All prices are in Australian dollars (AUD).');
  expect(words).toContain('All prices include taxes');
  expect(words).toContain('A surcharge is never more than what it costs us to process that payment.');
});

test('the refund policy says what is paid back, when not, how, and by whom it is asked for [ACC-223]', () => {
  const words = part(terms, 'Refund policy');
  for (const said of [
    'amend or cancel an Order only until the Store starts to prepare it',
    'contact the Store directly',
    'no refund for an Order that you do not collect',
    'no refund for an Order that could not be delivered because the address you gave was wrong',
    'If an item turns out to be unavailable, the Store refunds the price of that item, which is a partial refund',
    'If your Order has a major fault, you are entitled to a full refund.',
    'Refunds are made to the original payment method. We confirm each refund by email.',
  ])
    expect(words).toContain(said);
});

test('nobody under 18 may use the app, and Western Australian law governs [ACC-224]', () => {
  expect(part(terms, 'Contract')).toContain('Users under 18 years of age may not use the App.');
  expect(part(terms, 'Miscellaneous')).toContain('governed by the law of Western Australia');
});

test('the privacy policy names its date and all that it covers [ACC-225]', () => {
  expect(wordsOf(privacy.intro)).toContain('Last updated 1 May 2021.');
  expect(privacy.parts.map(({ heading }) => heading)).toEqual([
    'Information we collect',
    'How we use it',
    'Third-party services',
    'How we protect it',
    'Reviewing and removing your account',
    'Compulsory disclosure',
    'Changes to this policy',
  ]);
});

test('card data is protected by SSL and a PCI-compliant gateway, and never stored on our servers [ACC-226]', () => {
  const words = part(privacy, 'How we protect it');
  expect(words).toContain('encrypted with SSL');
  expect(words).toContain('PCI-compliant payment gateway');
  expect(words).toContain('Card data is never stored on our own servers.');
});

test('an account is reviewed and removed by mail to support, within 30 days [ACC-227]', () => {
  const words = part(privacy, 'Reviewing and removing your account');
  expect(words).toContain('email hello@banksia-kitchen.example.com');
  expect(words).toContain('Verified requests are answered within 30 days.');
});

test('each brand is named in the common texts', () => {
  const { byCode } = loadBrands(BRANDS, 'demo');
  expect(wordsOf(byCode('dune')?.legal.terms.intro ?? [])).toContain('Dune Coffee takes orders');
  expect(JSON.stringify(byCode('harbour')?.legal)).not.toContain('Banksia');
});

test('a brand replaces a text by a file of its own, and keeps the other', () => {
  const own = loadBrands(
    brandsWith('terms.md', '# House rules\n\n## Manners\n\nBe kind at {brand}.\n'),
    'demo',
  );
  expect(demoOf(own).legal).toEqual({
    terms: {
      title: 'House rules',
      intro: [],
      parts: [{ heading: 'Manners', blocks: [{ kind: 'paragraph', text: 'Be kind at Banksia Kitchen.' }] }],
    },
    privacy,
  });
});

test('a text with a placeholder that nothing fills, or without a part, is refused by its file and place', () => {
  const unfilled = brandsWith('terms.md', '# Rules\n\n## Manners\n\nAsk {owner}.\n');
  expect(() => loadBrands(unfilled, 'demo')).toThrow(
    /demo\/terms\.md is not right[^]*parts\.0\.blocks\.0\.text has a placeholder/,
  );
  expect(() => loadBrands(brandsWith('privacy.md', '# Privacy\n'), 'demo')).toThrow(
    /demo\/privacy\.md is not right[^]*parts is empty/,
  );
});
