import { expect, test } from 'vitest';
import { inEachServery } from '../../testing/servery.ts';

inEachServery('an address of the customers’ site', (servery) => {
  const ask = async (path: string) => {
    const answer = await fetch(servery().url + path);
    return [path, answer.status, answer.headers.get('content-type')];
  };
  const HTML = 'text/html; charset=utf-8';

  test.each([
    '/',
    '/?menu=banksia-kitchen',
    '/menu',
    '/menu/',
    '/menu/login',
    '/menu/banksia-kitchen',
    '/menu/Banksia-Kitchen.',
    '/menu/banksia-kitchen/table=7',
    '/menu/banksia-kitchen/item/22-rosemary-chips',
    '/locations',
    '/checkout?result=0',
    '/account/orders/abc',
    '/order/abc',
    '/kiosk/anything',
    '/pos/anything',
  ])('is there: %s', async (path) => {
    expect(await ask(path)).toEqual([path, 200, HTML]);
  });

  test.each([
    '/nothing',
    '/nothing/at/all',
    '/menu/nobodys-kitchen',
    '/menu/dune-cottesloe',
    '/menu/banksia-kitchen/item/22/more',
    '/account/nothing',
    '/media/none.svg',
    '/wp-login.php',
  ])('is not there, and says so with a page that leads on: %s', async (path) => {
    expect(await ask(path)).toEqual([path, 404, HTML]);
  });
});
