import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { demoOf, loadBrands } from '../../testing/brand-folders.ts';
import { inEachPayingServery, until } from '../../testing/cards.ts';
import { atConsole } from '../../testing/console.ts';
import { identityEnv } from '../../testing/identity.ts';
import { orderChips } from '../../testing/orders.ts';
import { sentTo } from '../../testing/sandbox.ts';
import { ROOT } from '../../testing/servery.ts';

const BRANDS = join(ROOT, 'brands');

function demoSaying(texts: Record<string, string>): () => unknown {
  const folder = mkdtempSync(join(tmpdir(), 'servery-texts-'));
  cpSync(join(BRANDS, 'texts'), join(folder, 'texts'), { recursive: true });
  cpSync(join(BRANDS, 'demo/brand.json'), join(folder, 'demo/brand.json'));
  const file = join(folder, 'demo/brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...brand, texts }));
  return () => demoOf(loadBrands(folder)).texts;
}

test('takes a text of the brand for any text of the product', () => {
  const texts = { 'failures.wrong_login': 'Nope, try again', 'waits.hours': 'Wait {count|an hour|# hours}' };
  expect(demoSaying(texts)()).toEqual(texts);
});

test.each([
  [{ 'failures.nonsense': 'Hi' }, /failures\.nonsense is not a text of the product/],
  [{ 'failures.wrong_login': '  ' }, /failures\.wrong_login says nothing/],
  [
    { 'failures.locked_out': 'Wait {time}' },
    /failures\.locked_out has \{time\}, but it can only have \{wait\}/,
  ],
])('refuses %j and says why', (texts, why) => {
  expect(demoSaying(texts as Record<string, string>)).toThrow(why);
});

inEachPayingServery(
  'a brand with words of its own',
  ({ servery, sandbox }) => {
    beforeAll(() => {
      const brand = servery().server.brands.byCode('demo')!;
      brand.language = 'de-AT';
      brand.texts = {
        'failures.wrong_login': 'Das stimmt nicht',
        'address-fields.city_suburb': 'Ort',
        'rules-orders-status-text.1': 'Eingelangt',
        'mails.placedSubject': 'Bestellung {number} bei {store}',
        'mails.placedLead': 'Danke, {name}!',
        'mails.newPassword': 'Neues Passwort',
        'status-head.ready': 'Bestellung {number} wartet',
      };
    });
    const wrong = { method: 'email' as const, email: 'nobody@example.com', password: 'not-this-one' };

    test('says them in its refusals and answers, and no other brand does', async () => {
      const harbour = servery().person({ Token: 'harbour-token', AppId: 'servery-harbour' });
      const [ours, theirs] = await Promise.all([
        servery().person().refused('Login', wrong),
        harbour.refused('Login', wrong),
      ]);
      expect(ours).toMatchObject({ code: 'wrong_login', message: 'Das stimmt nicht' });
      expect(theirs).toMatchObject({
        code: 'wrong_login',
        message: 'That email address or password is incorrect',
      });
      const { merchant } = await servery().person().call('Merchant', { menu_name: 'banksia-kitchen' });
      expect(JSON.stringify(merchant)).toContain('"Ort"');
    });

    test('writes its mails in them', async () => {
      const { order_id } = await orderChips(servery().person(), { customer_email: 'wien@example.com' });
      await until(servery(), async () => (await sentTo(sandbox(), 'mail', 'wien@example.com')).length > 0);
      const [mail] = await sentTo(sandbox(), 'mail', 'wien@example.com');
      expect(mail?.subject).toMatch(/^Bestellung .+ bei Banksia Kitchen$/);
      expect(mail?.text).toMatch(/^Danke, .+!/);
      expect(order_id).not.toBe('');
    });

    test('writes about an account in them, and texts where an order is', async () => {
      await servery().person().call('ForgotLogin', { login_type: 'email', email: 'member@example.com' });
      const customer_mobile = '+61491570789';
      const { order_id } = await orderChips(servery().person(), { customer_mobile });
      const kitchen = await atConsole(servery());
      await kitchen.call('ConsoleOrder.move', { order_id, from: 1, to: 3 });
      await kitchen.call('ConsoleOrder.move', { order_id, from: 3, to: 4 });
      await until(servery(), async () => (await sentTo(sandbox(), 'text', customer_mobile)).length > 0);
      expect((await sentTo(sandbox(), 'text', customer_mobile))[0]?.text).toMatch(/^Bestellung .+ wartet/);
      await until(servery(), async () => (await sentTo(sandbox(), 'mail', 'member@example.com')).length > 0);
      const [mail] = await sentTo(sandbox(), 'mail', 'member@example.com');
      expect(mail?.subject).toBe('Neues Passwort');
    });

    test('hands them to its pages, and the language', async () => {
      const page = await (await fetch(`${servery().url}/menu/banksia-kitchen`)).text();
      expect(page).toContain('lang="de-AT"');
      expect(page).toContain('Das stimmt nicht');
      const board = await (await fetch(`${servery().url}/console/`)).text();
      expect(board).toContain('lang="de-AT"');
      expect(board).toContain('Das stimmt nicht');
    });
  },
  (_url, sandbox) => identityEnv(sandbox),
);
