import { expect, test } from 'vitest';
import { add, DUNE, signIn, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

const EMAIL = { method: 'email' as const, email: 'member@example.com', password: 'banksia-demo' };

inEachServery(
  'signing in by a link',
  (servery) => {
    const made = async () => (await signIn(servery().person())).call('LoginLink');

    test('a third party’s user signs in with id and token, and answers id and email [ORD-287]', async () => {
      const { userid, usertoken } = await made();
      const person = servery().person();
      const device = { device_platform: 'iOS', device_uuid: 'F00', device_model: 'iPhone' };
      const pn_data = { provider: 'onesignal', subId: 'sub' };
      const { customer } = await person.call('ThirdPartyUser', {
        method: 'login',
        userid,
        usertoken,
        agreed: 1,
        ...device,
        pn_data,
      });
      expect(customer).toMatchObject({ id: Number(userid), email: 'member@example.com' });
      expect((await person.call('CustomerAccount')).customer.id).toBe(customer.id);
    });

    test('takes userid with usertoken, or the token as sid, and answers as Login does [ACC-257 ACC-258]', async () => {
      const login = await servery().person().call('Login', EMAIL);
      const { userid, usertoken } = await made();
      expect(await servery().person().call('LoginByUrl', { userid, usertoken, agreed: 1 })).toEqual(login);
      const { usertoken: token } = await made();
      const person = servery().person();
      expect(await person.call('LoginByUrl', { sid: token, agreed: 1 })).toEqual(login);
      expect(person.sid).not.toBe(token);
    });

    test('a link works once, for five minutes, for its user, in its brand', async () => {
      const { userid, usertoken, expires_in } = await made();
      expect(expires_in).toBe(300);
      const refused = async (input: object, extra?: Record<string, string>) =>
        (await servery().person(extra).refused('LoginByUrl', input)).code;
      expect(await refused({ userid: '1234', usertoken })).toBe('link_invalid');
      expect(await refused({ userid, usertoken }, DUNE)).toBe('link_invalid');
      expect(await refused({ usertoken })).toBe('link_invalid');
      expect(await refused({ userid, usertoken: 'guess' })).toBe('link_invalid');
      expect(await refused({})).toBe('link_invalid');
      await servery().person().call('LoginByUrl', { userid, usertoken, agreed: 1 });
      expect(await refused({ userid, usertoken })).toBe('link_invalid');
      const late = await made();
      servery().clock.now += 300_001;
      expect(await refused({ userid: late.userid, usertoken: late.usertoken })).toBe('link_invalid');
    });

    test('a guest is asked first whose account it opens, and the link waits for the answer', async () => {
      const { userid, usertoken } = await made();
      const guest = servery().person();
      for (const name of ['LoginByUrl', 'ThirdPartyUser'] as const) {
        const asked = await guest.refused(name, { method: 'login', userid, usertoken });
        expect(asked.message).toBe('Sign in as Sam (m•••@example.com)?');
        expect(asked.details).toMatchObject({ code: 'link_agree', name: 'Sam', email: 'm•••@example.com' });
      }
      expect((await guest.send('CustomerAccount', {})).ResponseCode).toBe('AUTH');
      await guest.call('LoginByUrl', { userid, usertoken, agreed: 1 });
      const again = await made();
      await guest.call('LoginByUrl', { userid, usertoken: again.usertoken });
    });

    test('a newer link ends the one before it', async () => {
      const member = await signIn(servery().person());
      const [old, young] = [await member.call('LoginLink'), await member.call('LoginLink')];
      const open = ({ userid, usertoken }: typeof old) =>
        servery().person().send('LoginByUrl', { userid, usertoken, agreed: 1 });
      expect((await open(old)).ResponseCode).toBe('ERROR');
      expect((await open(young)).ResponseCode).toBe('SUCCESS');
    });

    test('of two who use a link at once, one is signed in', async () => {
      const { userid, usertoken } = await made();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          servery().person().send('LoginByUrl', { userid, usertoken, agreed: 1 }),
        ),
      );
      expect(answers.filter(({ ResponseCode }) => ResponseCode === 'SUCCESS')).toHaveLength(1);
    });

    test('the sid of a session is no link: nobody can be put into somebody else’s', async () => {
      const thief = servery().person();
      await signIn(thief);
      const { code } = await servery().person().refused('LoginByUrl', { sid: thief.sid });
      expect(code).toBe('link_invalid');
    });

    test('does not replace somebody else who is signed in, and stays good for its user', async () => {
      const { userid, usertoken } = await made();
      const other = await signIn(servery().person(), 'test@example.com');
      expect((await other.refused('LoginByUrl', { userid, usertoken })).message).toBe(
        'This link is for another account. You’re still signed in to yours.',
      );
      expect((await other.call('CustomerAccount')).customer.email).toBe('test@example.com');
      await servery().person().call('LoginByUrl', { userid, usertoken, agreed: 1 });
    });

    test('keeps the cart of the guest, under a new sid', async () => {
      const { userid, usertoken } = await made();
      const person = servery().person();
      await add(person, await visit(person), 'Rosemary Chips', 2);
      const before = person.sid;
      await person.call('LoginByUrl', { userid, usertoken, agreed: 1 });
      expect(person.sid).not.toBe(before);
      const { order } = await person.call('Merchant', { menu_name: 'banksia-kitchen' });
      expect(order.num_items).toBe(2);
    });

    test('is made for members alone', async () => {
      expect((await servery().person().refused('LoginLink', {})).auth).toBe(true);
      const kiosk = await signIn(servery().person(), 'kiosk@example.com');
      expect((await kiosk.refused('LoginLink', {})).code).toBe('members_only');
    });
  },
  { RATE_LIMIT: 'off' },
);
