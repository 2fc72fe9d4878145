import { expect, test } from 'vitest';
import type { BraintreeAnswer } from '#providers/card/braintree-http';
import { braintreeListing } from '#providers/card/braintree-list';
import { readXml } from '#providers/card/xml';

const span = { from: Date.UTC(2026, 10, 17), to: Date.UTC(2026, 10, 18) };
const AT = '2026-11-17T04:00:00Z';

const sale = (id: string, change: { status?: string; type?: string; amount?: string } = {}) => {
  const { status = 'settled', type = 'sale', amount = '8.10' } = change;
  return `<transaction><id>${id}</id><type>${type}</type><status>${status}</status><amount>${amount}</amount><created-at>${AT}</created-at></transaction>`;
};

type Answers = { ids?: string; page?: (ids: readonly string[]) => string; broken?: BraintreeAnswer };

/** What was asked for, page by page, and what came of it. */
async function listed({ ids = '', page = (some) => some.map((id) => sale(id)).join(''), broken }: Answers) {
  const asked: (readonly string[])[] = [];
  const { list } = braintreeListing(async (_method, path, body) => {
    const { search } = body as { search: { ids?: string[] } };
    if (path.endsWith('_ids')) return { is: 'ok', root: readXml(`<found><ids>${ids}</ids></found>`)! };
    asked.push(search.ids ?? []);
    return broken ?? { is: 'ok', root: readXml(`<page>${page(search.ids ?? [])}</page>`)! };
  });
  return { asked, said: await list(span) };
}
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => `<item>t${index}</item>`).join('');

test.each([
  ['authorized', 'held'],
  ['authorizing', 'held'],
  ['voided', 'gone'],
  ['authorization_expired', 'gone'],
  ['processor_declined', 'gone'],
  ['gateway_rejected', 'gone'],
  ['failed', 'gone'],
  ['settlement_declined', 'gone'],
  ['submitted_for_settlement', 'taken'],
  ['settled', 'taken'],
])('what is %s is %s', async (status, standing) => {
  const { said } = await listed({ ids: items(1), page: ([id]) => sale(id!, { status }) });
  expect(said).toMatchObject({ is: 'listed', entries: [{ kind: 'charge', cents: 810, standing }] });
});

test('what went back is a refund, and what cannot be read is nothing', async () => {
  const page = ([id]: readonly string[]) => sale(id!, { type: 'credit', amount: 'much' });
  const { said } = await listed({ ids: items(1), page });
  expect(said).toMatchObject({ entries: [{ kind: 'refund', cents: 0 }] });
});

test('asks for fifty at a time, by their bare ids, and for no page that would be empty', async () => {
  expect((await listed({})).asked).toEqual([]);
  expect((await listed({ ids: items(50) })).asked.map((ids) => ids.length)).toEqual([50]);
  expect((await listed({ ids: items(51) })).asked.map((ids) => ids.length)).toEqual([50, 1]);
  expect((await listed({ ids: '<item> t9 </item>' })).asked).toEqual([['t9']]);
});

test('reads transactions alone, whatever else stands on their page', async () => {
  const page = ([id]: readonly string[]) => `<page-size>50</page-size>${sale(id!)}`;
  const { said } = await listed({ ids: items(1), page });
  expect(said).toMatchObject({ is: 'listed', entries: [{ reference: 't0' }] });
});

test('is silent where Braintree is, in its words', async () => {
  const silent = { is: 'silent', why: 'no answer in time' } as const;
  expect((await listed({ ids: items(1), broken: silent })).said).toEqual(silent);
  expect((await listed({ ids: items(1), broken: { is: 'missing' } })).said).toEqual({
    is: 'silent',
    why: 'missing',
  });
  expect(await braintreeListing(async () => silent).list(span)).toEqual(silent);
});

test('lists at once what it has done', () => {
  expect(braintreeListing(async () => ({ is: 'missing' })).lagMs).toBe(0);
});
