import { expect, test } from 'vitest';
import { add, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

const MEMBER = { method: 'email' as const, email: 'member@example.com', password: 'banksia-demo' };

inEachServery(
  'signing in',
  (servery) => {
    test('answers id, email, status and menu name, and the account follows', async () => {
      const person = servery().person();
      const login = await person.call('Login', { ...MEMBER, email: ' Member@Example.com ' });
      expect(login).toMatchObject({ email: 'member@example.com', status: 1 });
      const { customer } = await person.call('CustomerAccount');
      expect(customer).toMatchObject({
        id: login.id,
        name: 'Sam Nguyen',
        balance: '24.50',
        points_balance: 84,
      });
    });

    test('answers AUTH to an account call without a sign-in', async () => {
      expect(await servery().person().refused('CustomerAccount', {})).toMatchObject({
        auth: true,
        code: 'signed_out',
      });
    });

    test('keeps the cart, and gives a new sid so that the old one is worth nothing', async () => {
      const person = servery().person();
      await add(person, await visit(person), 'Rosemary Chips', 3);
      const before = person.sid;
      await person.call('Login', MEMBER);
      expect(person.sid).not.toBe(before);
      const { order } = await person.call('Merchant', { menu_name: 'banksia-kitchen' });
      expect(order.num_items).toBe(3);
      const thief = servery().person({ sid: before! });
      expect((await thief.refused('CustomerAccount', {})).auth).toBe(true);
    });

    test('stores no sid in the clear', async () => {
      const person = servery().person();
      await person.call('Login', MEMBER);
      const rows = await servery().server.db.read((tx) =>
        tx.q.selectFrom('session').select('sid_hash').execute(),
      );
      expect(rows.map((row) => row.sid_hash)).not.toContain(person.sid);
      expect(rows.length).toBeGreaterThan(0);
    });

    test('ends the session at sign-out', async () => {
      const person = servery().person();
      await person.call('Login', MEMBER);
      const sid = person.sid!;
      await person.call('Logout');
      expect((await servery().person({ sid }).refused('CustomerAccount', {})).auth).toBe(true);
    });

    test('ends a session after 20160 minutes without use, not before [CHK-255]', async () => {
      const person = servery().person();
      await person.call('Login', MEMBER);
      const life = 20160 * 60_000;
      servery().clock.now += life - 1;
      await person.call('CustomerAccount');
      servery().clock.now += 1;
      expect((await person.refused('CustomerAccount', {})).auth).toBe(true);
    });

    test('says the same for a wrong password and for an address nobody has', async () => {
      const wrong = await servery()
        .person()
        .refused('Login', { ...MEMBER, password: 'no' });
      const nobody = await servery()
        .person()
        .refused('Login', { ...MEMBER, email: 'nobody@example.com' });
      expect(wrong).toEqual(nobody);
      expect(wrong.message).toBe('That email address or password is incorrect');
    });

    test('locks an account after six wrong tries for a quarter of an hour, and nobody else', async () => {
      const guess = (email: string, password: string) =>
        servery().person().send('Login', { method: 'email', email, password });
      for (let tries = 0; tries < 6; tries += 1) await guess('test@example.com', 'no');
      const locked = await servery()
        .person()
        .refused('Login', { ...MEMBER, email: 'test@example.com' });
      expect(locked).toMatchObject({
        code: 'locked_out',
        message: 'Too many tries. Wait 15 minutes and try again',
      });
      await servery().person().call('Login', MEMBER);
      servery().clock.now += 15 * 60_000 + 1;
      await servery()
        .person()
        .call('Login', { ...MEMBER, email: 'test@example.com' });
    });
  },
  { RATE_LIMIT: 'off' },
);
