import { expect, test } from 'vitest';
import { tablesIn } from '#fulfilment/tables';
import { linkOfSearch, searchRecord } from '#links/link-query';
import { tableLink } from '#links/shop-link';
import { qrCode } from '#printing/qr';
import { readQr } from '#testing/read-qr';

const shop = {
  origin: 'https://console.example.com',
  hosts: ['order.banksia.example'],
  path: '/menu/banksia-kitchen',
};

test('the code of every table opens the menu of the shop at that table', () => {
  const tables = tablesIn('1-40, A1-A12, Terrace, T 7');
  expect(tables).toHaveLength(54);
  for (const table of tables) {
    const read = new URL(readQr(qrCode(tableLink(table, shop)) ?? []));
    expect([read.hostname, read.pathname]).toEqual(['order.banksia.example', '/menu/banksia-kitchen']);
    expect(linkOfSearch(searchRecord(read.search)).table_num).toBe(table);
  }
});

test('where the console is at a host of the shop, the link stays there', () => {
  expect(tableLink('7', { ...shop, origin: 'http://order.banksia.example:8080' })).toBe(
    'http://order.banksia.example:8080/menu/banksia-kitchen?table=7',
  );
});
