import { runs } from '@servery/contract/testing/runs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPax, cleanText, emptyLink, type LinkData, type LinkText } from '#links/link-data';
import { LINK_WINDOW_MS, linkOnce } from '#links/link-once';
import { linkOfPath } from '#links/link-path';
import { linkOfSearch, searchOfLink, searchRecord } from '#links/link-query';
import { accountPath } from '#links/account-path';
import { linkTarget } from '#links/link-target';
import { menuSlug } from '#links/menu-slug';

const text = (field: LinkText) => fc.string({ unit: 'grapheme' }).map((value) => cleanText(field, value));
const pathLink = fc
  .record({
    table_num: text('table_num'),
    promo_code: text('promo_code').map((code) => cleanText('promo_code', code)),
    booking_name: text('booking_name'),
    booking_ref: text('booking_ref'),
    booking_pax: fc.integer({ min: 0, max: 999 }),
  })
  .map((said): LinkData => ({ ...emptyLink, ...said }));
const says = (link: LinkData) => Object.values(link).some((value) => value !== '' && value !== 0 && value);

const PREFIX = [
  ['tbl', 'table_num'],
  ['prm', 'promo_code'],
  ['bkn', 'booking_name'],
  ['bkr', 'booking_ref'],
  ['bkp', 'booking_pax'],
] as const;
/** As whoever prints a link writes it: a dash parts the segments, so a dash inside a value is %2D. */
const written = (link: LinkData): string =>
  PREFIX.filter(([, field]) => link[field] !== '' && link[field] !== 0)
    .map(([prefix, field]) => prefix + encodeURIComponent(String(link[field])).replaceAll('-', '%2D'))
    .join('-');

describe('the keys of a menu link', () => {
  test('are table, fulfil, bookingname, bookingref, bookingpax, confirm, promo and userid [ORD-040]', () => {
    const query =
      '?table=12&fulfil=dine&bookingname=Smith&bookingref=AB1&bookingpax=4&confirm=1&promo=lunch&userid=7';
    expect(linkOfSearch(searchRecord(query))).toEqual({
      table_num: '12',
      promo_code: 'LUNCH',
      booking_name: 'Smith',
      booking_ref: 'AB1',
      booking_pax: 4,
      fulfil: 'dine',
      confirm: true,
      userid: '7',
    });
  });

  test('a deep link carries table, promo and booking as its data [ORD-041 ORD-335]', () => {
    const url =
      'https://order.example.com/menu/banksia?table=4&promo=HI&bookingname=Jo&bookingref=R1&bookingpax=3';
    expect(linkTarget(url)).toEqual({
      to: '/menu/banksia',
      link: {
        ...emptyLink,
        table_num: '4',
        promo_code: 'HI',
        booking_name: 'Jo',
        booking_ref: 'R1',
        booking_pax: 3,
      },
    });
  });

  test('a value stays the text that was written, even where it looks like a number', () => {
    expect(linkOfSearch(searchRecord('?table=012&bookingref=1e3'))).toMatchObject({
      table_num: '012',
      booking_ref: '1e3',
    });
  });

  test('go through the query and back unchanged', () => {
    fc.assert(
      fc.property(pathLink, fc.boolean(), (said, confirm) => {
        const link = { ...said, confirm };
        const query = new URLSearchParams(searchOfLink(link)).toString();
        expect(linkOfSearch(searchRecord(query))).toEqual(link);
      }),
    );
  });
});

describe('the path form', () => {
  test('parts the segments by dashes with the prefixes tbl, prm, bkn, bkr and bkp [ORD-042]', () => {
    expect(linkOfPath('tbl12-prmLUNCH-bknSmith-bkrAB12-bkp4')).toEqual({
      ...emptyLink,
      table_num: '12',
      promo_code: 'LUNCH',
      booking_name: 'Smith',
      booking_ref: 'AB12',
      booking_pax: 4,
    });
  });

  test('takes a dash inside a value as %2D, and any letter percent-encoded', () => {
    expect(linkOfPath('bknSmith%2DJones%20%26%20Co-tblB%2D1')).toMatchObject({
      booking_name: 'Smith-Jones & Co',
      table_num: 'B-1',
    });
  });

  test('reads every link that somebody can write', () => {
    fc.assert(
      fc.property(pathLink, (link) => {
        const read = linkOfPath(written(link));
        expect(read).toEqual(says(link) ? link : undefined);
      }),
      runs(),
    );
  });

  test('survives anything that is written into an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (segment) => {
        const link = linkOfPath(segment);
        if (!link) return;
        for (const value of Object.values(link))
          if (typeof value === 'string') {
            expect(value.length).toBeLessThanOrEqual(120);
            expect(value).not.toMatch(/\p{Cc}/u);
          }
      }),
    );
    expect(linkOfPath('tbl%E0%A4%A')).toBeUndefined();
    expect(linkOfPath('item')).toBeUndefined();
    expect(linkOfPath('')).toBeUndefined();
  });
});

describe('where a link leads', () => {
  test('a menu parameter opens that menu [ORD-038]', () => {
    expect(linkTarget('https://order.example.com/?menu=Dune-Beach.')?.to).toBe('/menu/dune-beach');
  });

  test.each([
    ['acct', '/account'],
    ['account', '/account'],
    ['hist', '/account/orders'],
    ['history', '/account/orders'],
    ['orders', '/account/orders'],
    ['rewards', '/account/rewards'],
    ['cards', '/account/managecard'],
    ['billing', '/account/managecard'],
    ['managecard', '/account/managecard'],
    ['withdraw', '/account/managecard'],
    ['crypto', '/account/managecard'],
    ['applepay', '/account/managecard'],
    ['googlepay', '/account/managecard'],
    ['addcard', '/account/addcard'],
    ['topup', '/account/topup'],
    ['feedback', '/account/feedback'],
    ['reset', '/account/reset'],
  ])('act %s opens %s [ORD-039]', (act, path) => {
    expect(linkTarget(`https://order.example.com/?act=${act}`)?.to).toBe(path);
  });

  test('an act that nobody knows opens nothing', () => {
    for (const act of ['', 'constructor', '__proto__', 'delete', undefined, 7])
      expect(accountPath(act)).toBeUndefined();
  });

  test('links on the app-link host are left to their provider [ORD-043]', () => {
    const url = 'https://go.example.com/menu/banksia/tbl12?table=4';
    expect(linkTarget(url, 'go.example.com')).toBeUndefined();
    expect(linkTarget(url, 'other.example.com')?.link.table_num).toBe('12');
  });

  test('a product keeps its address, and what else the link says', () => {
    expect(linkTarget('https://order.example.com/menu/banksia/item/12-flat-white?table=3')).toMatchObject({
      to: '/menu/banksia/item/12-flat-white',
      link: { table_num: '3' },
    });
  });

  test('what holds no deep link leads nowhere', () => {
    for (const url of ['', 'hello', 'https://order.example.com/', 'https://order.example.com/about?x=1'])
      expect(linkTarget(url)).toBeUndefined();
  });

  test('is always a page of our own, whatever the link says', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (url, menu) => {
        const joined = `${url}${url.includes('?') ? '&' : '?'}menu=${encodeURIComponent(menu)}`;
        const to = linkTarget(joined)?.to ?? '/';
        expect(to).toMatch(/^\/(menu|account)?(\/[\w~%-]+)*$/);
        expect(new URL(to, 'https://home.example.com').host).toBe('home.example.com');
      }),
    );
  });
});

test('a trailing full stop or comma is no part of a menu’s name [ORD-024]', () => {
  expect(menuSlug('banksia-kitchen.', '')).toBe('banksia-kitchen');
  expect(menuSlug('banksia-kitchen,', '')).toBe('banksia-kitchen');
});

test('without a name the stored one is used; without either there is none [ORD-023]', () => {
  expect(menuSlug(undefined, 'dune-beach')).toBe('dune-beach');
  expect(menuSlug('.', 'dune-beach')).toBe('dune-beach');
  expect(menuSlug('../etc', 'dune-beach')).toBe('dune-beach');
  expect(menuSlug(undefined, '')).toBe('');
});

test('the same link within five seconds is followed once [ORD-044 ACC-368]', () => {
  const first = linkOnce();
  expect(LINK_WINDOW_MS).toBe(5000);
  expect(first('a', 0)).toBe(true);
  expect(first('a', 4999)).toBe(false);
  expect(first('b', 4999)).toBe(true);
  expect(first('a', 5000)).toBe(true);
  expect(first('a', 10_000)).toBe(true);
});

test('a party of nobody, of half a person or of thousands is not a party', () => {
  for (const value of ['0', '-2', '2.5', '1e9', 'two', null, undefined, {}]) expect(cleanPax(value)).toBe(0);
  expect(cleanPax(' 6 ')).toBe(6);
});
