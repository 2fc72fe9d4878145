import { randomBytes, randomUUID } from 'node:crypto';
import { bodyOf, send } from '@servery/contract/client/wire';
import type { Envelope } from '@servery/contract/envelope';
import { type CallName, isConsoleCall, registry } from '@servery/contract/registry';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../testing/console.ts';
import { add, DUNE, orderChips, signIn, submission, type Venue, visit } from '../../testing/orders.ts';
import { AT_THE_CONSOLE, codeOf, everythingAt } from '../../testing/sample-fields.ts';
import { inEachServery, type Person } from '../../testing/servery.ts';

const names = Object.keys(registry) as CallName[];
const customerCalls = names.filter((name) => !isConsoleCall(name));
const consoleCalls = names.filter(isConsoleCall);

/** Without what is new each time. */
const plain = ({ ResponseCode, Response }: Envelope) =>
  JSON.stringify([ResponseCode, Response]).replaceAll(/"(?:order_id|ref|submit_key)":"[^"]*"/g, '""');

/** A sid that nobody has. */
const nobodysSid = () => randomBytes(32).toString('base64url');

inEachServery(
  'a session',
  (servery) => {
    let banksia: Venue;
    let dune: Venue;
    let otherDune: Venue;
    let banksiaOrder = '';
    let duneOrder = '';
    const all = <T>(venue: Venue, orderId: string, more: T) => ({ ...everythingAt(venue, orderId), ...more });
    const atDune = async (email: string) => signIn(servery().person(DUNE), `${email}@dune.example.com`);
    const said = (person: Person, name: CallName, fields: object) => person.send(name, fields);

    beforeAll(async () => {
      const guest = servery().person(DUNE);
      banksia = await visit(servery().person());
      dune = await visit(guest, 'dune-cottesloe');
      otherDune = await visit(guest, 'dune-perth');
      banksiaOrder = (await orderChips(servery().person())).order_id;
      await add(guest, dune, 'Butter Croissant');
      duneOrder = (await guest.call('SubmitOrder', submission(dune))).order_id;
      // The other venue takes no orders at this hour: this one becomes an order of its.
      await servery().server.db.write(({ q }) =>
        q
          .updateTable('orders')
          .set({ venue_id: otherDune.at.store_id, menu_id: otherDune.at.menu_id })
          .where('ref', '=', duneOrder)
          .execute(),
      );
    });

    /** Who holds a session that was made elsewhere. */
    const foreign = {
      'a member of another brand': async () => (await atDune('member')).sid,
      'staff of another brand': async () => (await atDune('staff')).sid,
      'a kiosk of another brand': async () => (await atDune('kiosk')).sid,
      'a guest of another brand': async () => {
        const guest = servery().person(DUNE);
        await guest.call('ManageCart.load_checkout', dune.at);
        return guest.sid;
      },
      'an owner at the console': async () => {
        const owner = await atConsole(servery());
        return owner.cookie.split('=')[1];
      },
    };

    test.each(Object.keys(foreign) as (keyof typeof foreign)[])(
      'of %s is worth no more to any call than one that nobody has',
      async (kind) => {
        const sid = await foreign[kind]();
        expect(sid).toMatch(/^[\w-]{43}$/);
        for (const name of customerCalls) {
          const fields = all(banksia, banksiaOrder, { submit_key: randomUUID() });
          const theirs = await said(servery().person(), name, { ...fields, sid });
          const nobodys = await said(servery().person(), name, { ...fields, sid: nobodysSid() });
          expect([name, plain(theirs)]).toEqual([name, plain(nobodys)]);
          if (registry[name].can !== 'anyone') expect([name, codeOf(theirs)]).toEqual([name, 'signed_out']);
        }
      },
    );

    test('of a customer, of staff or of nobody is none at the console, whichever way it is sent', async () => {
      const held = [(await signIn(servery().person())).sid, (await atDune('staff')).sid, nobodysSid()];
      for (const sid of held)
        for (const name of consoleCalls.filter((call) => registry[call].can !== 'anyone')) {
          const body = bodyOf(
            name,
            { Token: 'demo-token', AppId: 'servery-demo', AppMode: 'console', sid },
            { ...everythingAt(banksia, banksiaOrder), ...AT_THE_CONSOLE },
          );
          const ask: typeof fetch = (address, init) =>
            fetch(address, {
              ...init,
              headers: { ...(init?.headers as object), cookie: `servery_console=${sid}` },
            });
          const envelope = await send(body, { server: servery().url, ask });
          expect([name, envelope.ResponseCode, codeOf(envelope)]).toEqual([name, 'AUTH', 'signed_out']);
        }
    });

    test('of the console acts at its own venue alone, whichever brand’s token comes along', async () => {
      const owner = await atConsole(servery(), 'owner@dune.example.com');
      const before = await servery().server.db.read(({ q }) =>
        q.selectFrom('orders').selectAll().where('ref', '=', banksiaOrder).executeTakeFirstOrThrow(),
      );
      for (const name of consoleCalls.filter((call) => call.startsWith('ConsoleOrder.'))) {
        const answered = await said(owner, name, all(banksia, banksiaOrder, {}));
        expect([name, codeOf(answered)]).toEqual([name, 'order_not_found']);
      }
      for (const Token of ['demo-token', 'dune-token']) {
        const { user } = await owner.call('ConsoleSession', { Token } as object);
        expect(user.email).toBe('owner@dune.example.com');
        const { orders } = await owner.call('ConsoleBoard', { Token } as object);
        expect(orders.map(({ id }) => id)).not.toContain(banksiaOrder);
      }
      const after = await servery().server.db.read(({ q }) =>
        q.selectFrom('orders').selectAll().where('ref', '=', banksiaOrder).executeTakeFirstOrThrow(),
      );
      expect(after).toEqual(before);
    });

    /** What staff can do in no venue, their own included, or what is the same for all venues of the brand. */
    const WITHOUT_A_VENUE: ReadonlySet<CallName> = new Set<CallName>([
      'AppHome',
      'Merchants',
      'HomeShare',
      'AddressSearch.suggest',
      'AddressSearch.resolve',
      'Push.register',
      'Push.track_open',
      'Push.timezone',
      'ClientError',
      'ActiveOrders',
      'OrderHistory',
      'Rewards',
      'CustomerAccount',
      'ChangeProfile',
      'ChangePassword',
      'ChangePin',
      'Linkly',
      'TillOrder.find',
      'ParkedOrder.list',
      'TillMember.find',
      'TillPerson',
      'TillPerson.leave',
      'SignInOptions',
      'Login',
      'LoginByUrl',
      'LoginLink',
      'ThirdPartyUser',
      'Register',
      'ForgotLogin',
      'ResetPassword',
      'Logout',
    ]);

    test.each(['staff', 'kiosk'])('of %s does nothing at another venue of the brand', async (who) => {
      const person = await atDune(who);
      const own = await person.call('CustomerAccount');
      expect(own.customer.menu_name).not.toBe(otherDune.merchant.menu.menu_name);
      for (const name of customerCalls.filter((call) => !WITHOUT_A_VENUE.has(call))) {
        const answered = await said(person, name, all(otherDune, duneOrder, { submit_key: randomUUID() }));
        expect([name, answered.ResponseCode]).toEqual([name, 'ERROR']);
      }
      expect(await person.call('AppHome')).toBeDefined();
      const carts = await servery().server.db.read(({ q }) =>
        q
          .selectFrom('cart')
          .innerJoin('session', 'session.id', 'cart.session_id')
          .select('cart.venue_id')
          .where('session.customer_id', '=', own.customer.id)
          .execute(),
      );
      expect(carts.filter(({ venue_id }) => venue_id === otherDune.at.store_id)).toEqual([]);
    });

    test('of staff takes no money at another brand: the order is a guest’s, and unpaid', async () => {
      const staff = await atDune('staff');
      const there = servery().person();
      const venue = await visit(there);
      const chips = { menu_item_id: venue.product('Rosemary Chips').id, quantity: 1 };
      const sid = staff.sid ?? '';
      const added = await there.send('ManageCart.add_to_order', { ...venue.at, menu_item_data: chips, sid });
      expect(added.SID).toMatch(/^[\w-]{43}$/);
      expect(added.SID).not.toBe(sid);
      const placed = await there.call('SubmitOrder', submission(venue));
      const row = await servery().server.db.read(({ q }) =>
        q.selectFrom('orders').selectAll().where('ref', '=', placed.order_id).executeTakeFirstOrThrow(),
      );
      expect(row).toMatchObject({ paid: 0, customer_id: null, source: 'web' });
    });
  },
  { RATE_LIMIT: 'off' },
);
