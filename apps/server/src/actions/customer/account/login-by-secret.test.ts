import { expect, test } from 'vitest';
import { add, DUNE, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

const EMAIL = { method: 'email' as const, email: 'member@example.com', password: 'banksia-demo' };
const MOBILE = { method: 'mobile' as const, mobile: '0491 570 156', pin: '246810' };
const HOUR = 3_600_000;

inEachServery(
  'signing in by secret',
  (servery) => {
    test('signs in by mobile and PIN as by email and password', async () => {
      const byMobile = await servery()
        .person()
        .call('Login', {
          ...MOBILE,
          mobile_metadata: { country_code: 'AU', dial_code: '61' },
          remember_me: 1,
        });
      const byEmail = await servery().person().call('Login', EMAIL);
      expect(byMobile).toEqual(byEmail);
      expect(byMobile).toMatchObject({
        email: 'member@example.com',
        status: 1,
        menu_name: '',
        eftpos: { is_eftpos_enabled: 0, eftpos_provider: '' },
      });
      const abroad = { ...MOBILE, mobile: '+61 491 570 156', mobile_metadata: { country_code: 'NZ' } };
      expect((await servery().person().call('Login', abroad)).id).toBe(byEmail.id);
    });

    test('says the same for a wrong PIN, a number nobody has, and one without a PIN', async () => {
      const wrong = await servery()
        .person()
        .refused('Login', { ...MOBILE, pin: '000000' });
      for (const mobile of ['0491 570 999', '0491 570 157', 'not a number'])
        expect(
          await servery()
            .person()
            .refused('Login', { ...MOBILE, mobile }),
        ).toEqual(wrong);
      expect(wrong.message).toBe('That mobile number or PIN is incorrect');
      const ofOther = await servery().person(DUNE).refused('Login', MOBILE);
      expect(ofOther).toEqual(wrong);
    });

    test('locks a PIN after six wrong tries, whether or not anybody has it, and after twenty for a day', async () => {
      const guess = (mobile: string) =>
        servery()
          .person()
          .refused('Login', { ...MOBILE, mobile });
      for (const mobile of ['0491 570 158', '0491 570 888']) {
        for (let tries = 0; tries < 6; tries += 1) expect((await guess(mobile)).code).toBe('wrong_pin');
        expect((await guess(mobile)).message).toBe('Too many tries. Wait 15 minutes and try again');
      }
      for (let round = 0; round < 3; round += 1) {
        servery().clock.now += HOUR;
        for (let tries = 0; tries < 6; tries += 1) await guess('0491 570 158');
      }
      expect((await guess('0491 570 158')).message).toBe('Too many tries. Wait a day and try again');
      servery().clock.now += 25 * HOUR;
      expect((await guess('0491 570 158')).code).toBe('wrong_pin');
    });

    test('guesses that come all at once are counted all the same', async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          servery()
            .person()
            .refused('Login', { ...EMAIL, email: 'test@example.com', password: `guess ${index}` }),
        ),
      );
      const checked = answers.filter(({ code }) => code === 'wrong_login').length;
      expect(checked).toBe(6);
      servery().clock.now += HOUR;
    });

    test('locks an address that tries many accounts, and lets the others in', async () => {
      const guess = (index: number) =>
        servery()
          .person()
          .send('Login', { ...EMAIL, email: `nobody${index}@example.com` });
      for (let index = 0; index < 40; index += 1) await guess(index);
      const locked = await servery().person().refused('Login', EMAIL);
      expect(locked.code).toBe('locked_out');
      servery().clock.now += HOUR;
      await servery().person().call('Login', EMAIL);
    });

    test('a session lasts for two weeks when remembered, else for twelve hours without use', async () => {
      const [remembered, forgotten] = [servery().person(), servery().person()];
      await remembered.call('Login', { ...EMAIL, remember_me: 1 });
      await forgotten.call('Login', { ...EMAIL, remember_me: 0 });
      servery().clock.now += 11 * HOUR;
      await forgotten.call('CustomerAccount');
      servery().clock.now += 2 * HOUR;
      expect((await forgotten.refused('CustomerAccount', {})).auth).toBe(true);
      servery().clock.now += 300 * HOUR;
      await remembered.call('CustomerAccount');
    });

    test('a session of twelve hours goes on while it is used', async () => {
      const person = servery().person();
      await person.call('Login', { ...EMAIL, remember_me: 0 });
      const venue = await visit(person);
      for (let use = 0; use < 3; use += 1) {
        servery().clock.now += 10 * HOUR;
        await add(person, venue, 'Rosemary Chips');
      }
      await person.call('CustomerAccount');
    });

    test('a kiosk stays signed in, and is told of its card terminal', async () => {
      await servery().server.db.write((tx) =>
        tx.q
          .updateTable('customer')
          .set({ eftpos_provider: 'LINKLY' })
          .where('email', 'in', ['kiosk@example.com', 'member@example.com'])
          .execute(),
      );
      const kiosk = servery().person();
      const login = await kiosk.call('Login', { ...EMAIL, email: 'kiosk@example.com', remember_me: 0 });
      expect(login).toMatchObject({
        status: 3,
        menu_name: 'banksia-kitchen',
        eftpos: { is_eftpos_enabled: 1, eftpos_provider: 'LINKLY' },
      });
      servery().clock.now += 100 * HOUR;
      await kiosk.call('CustomerAccount');
      const { eftpos } = await servery().person().call('Login', EMAIL);
      expect(eftpos).toEqual({ is_eftpos_enabled: 0, eftpos_provider: '' });
    });

    test('somebody else who signs in gets a session of their own, and the first one is out', async () => {
      const person = servery().person();
      await person.call('Login', EMAIL);
      await add(person, await visit(person), 'Rosemary Chips', 2);
      const before = person.sid!;
      await person.call('Login', { ...EMAIL, email: 'test@example.com' });
      const { order } = await person.call('Merchant', { menu_name: 'banksia-kitchen' });
      expect(order.num_items).toBe(0);
      expect((await servery().person({ sid: before }).refused('CustomerAccount', {})).auth).toBe(true);
    });

    test('signs out once and for all, a second time in vain, and everywhere when asked', async () => {
      const [phone, tablet] = [servery().person(), servery().person()];
      for (const person of [phone, tablet]) await person.call('Login', EMAIL);
      await phone.call('Logout');
      await phone.call('Logout');
      expect((await phone.refused('CustomerAccount', {})).auth).toBe(true);
      await tablet.call('CustomerAccount');
      await phone.call('Login', EMAIL);
      await phone.call('Logout', { everywhere: 1 });
      for (const person of [phone, tablet])
        expect(await person.refused('CustomerAccount', {})).toMatchObject({ auth: true, code: 'signed_out' });
    });
  },
  { RATE_LIMIT: 'off' },
);
