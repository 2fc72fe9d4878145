import { randomBytes, randomUUID } from 'node:crypto';
import { bodyOf, send } from '@servery/contract/client/wire';
import type { Envelope } from '@servery/contract/envelope';
import { type CallName, isConsoleCall, registry } from '@servery/contract/registry';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../testing/console.ts';
import { add, DUNE, orderChips, SAM, signIn, submission, type Venue, visit } from '../../testing/orders.ts';
import { inEachServery, type Person } from '../../testing/servery.ts';

const names = Object.keys(registry) as CallName[];
const customerCalls = names.filter((name) => !isConsoleCall(name));
const consoleCalls = names.filter(isConsoleCall);

/** Everything that any call could want, at one venue: each call reads what it knows. */
const everythingAt = (venue: Venue, orderId: string) => {
  const [product] = venue.merchant.menu.items[0]?.items ?? [];
  return {
    ...venue.at,
    ...SAM,
    merchant_id: venue.at.store_id,
    menu_name: venue.merchant.menu.menu_name,
    menu_item_id: product?.id,
    menu_item_data: { menu_item_id: product?.id, quantity: 1 },
    cart_item_slot_id: 0,
    quantity: 1,
    order_id: orderId,
    preorder: 1,
    submit_key: randomUUID(),
    fulfilment_type: 'pickup',
    fulfilment_asap: 1,
    payment_method: 'STORE',
    set: 'ALL',
    is_favourite: 1,
    delivery_address: '1 High Street, Fremantle, WA, 6160',
    from: 1,
    to: 2,
    reason: 'because',
    tracking_url: 'https://track.example.com/8',
    refund_key: randomUUID(),
    station: 'Grill',
    tender: 'cash',
    tender_key: randomUUID(),
    park_key: randomUUID(),
    parked_id: 1,
    member_id: 1,
    search: 'kovac',
    amount: '1.00',
    topup_amount: '30.00',
    standing_order_id: 1,
    standing_order_data: { status: 0 },
    date: '2026-11-19',
    skip: 1,
    on: 1,
    expected_total: '30.00',
    wallet_data: '{}',
    name: 'Taken Over',
    email: 'taken@example.com',
    mobile: '0491 570 157',
    current_password: 'banksia-demo',
    ease_of_use: 5,
    speed: 5,
    overall: 5,
    state: 'WA',
    // Of the demo's kiosk.
    pos_guid: '5f0c2e8a-41d7-4b6e-9a13-7d2f60c8b951',
    username: 'banksia',
    password: 'banksia-demo',
    paircode: '123456',
    session_id: randomUUID(),
    oauth_token: 'sealed',
    payload: { secret: '', oauth_token: '', oauth_expiry: 0 },
  };
};

/** What only the console's calls want; a body that a schema refuses would never come to the question who sends it. */
const AT_THE_CONSOLE = {
  state: 'paused',
  minutes: 15,
  product_id: 1,
  sold_out: 1,
  place: 'slot:1:2026-11-19',
  capacity: 5,
  case_id: randomUUID(),
  note: 'looked into',
  payout_id: randomUUID(),
  outcome: 'paid',
  kind: 'star',
  columns: 48,
  documents: ['kitchen'],
  printer_id: 1,
  paper_id: 1,
};

const codeOf = (envelope: Envelope): string =>
  envelope.ResponseCode === 'SUCCESS' ? 'SUCCESS' : envelope.Response[1].code;

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
          if (registry[name].who === 'signed-in')
            expect([name, codeOf(theirs)]).toEqual([name, 'signed_out']);
        }
      },
    );

    test('of a customer, of staff or of nobody is none at the console, whichever way it is sent', async () => {
      const held = [(await signIn(servery().person())).sid, (await atDune('staff')).sid, nobodysSid()];
      for (const sid of held)
        for (const name of consoleCalls.filter((call) => registry[call].who === 'console')) {
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
