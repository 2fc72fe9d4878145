import { expect, test } from 'vitest';
import { DUNE, orderChips, signIn } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';
import { payIn } from '#stores/ledger';

inEachServery('a member at the till', (servery) => {
  const atTill = () => signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
  const aMember = async () => {
    const mia = await signIn(servery().person(), 'member@example.com');
    return { mia, ...(await mia.call('CustomerAccount')).customer };
  };

  test('is found by mobile, name or a receipt, with balance and points and no more than that', async () => {
    const { mia, id, name, mobile, balance } = await aMember();
    await servery().server.db.write((tx) =>
      payIn(tx, { customerId: id, cents: 1234, memo: 'Credit', now: servery().clock.now }),
    );
    const has = (Number(balance) + 12.34).toFixed(2);
    const { order_id } = await orderChips(mia);
    const till = await atTill();
    const [first = '', last = ''] = name.split(' ');
    const code = `https://order.example.com/account/orders/${order_id}`;
    for (const search of [name, first.slice(0, 3), last.toUpperCase(), mobile, code]) {
      const { members } = await till.call('TillMember.find', { search });
      const member = members.find((each) => each.id === id);
      expect([search, member]).toEqual([
        search,
        { id, name, mobile_ending: mobile.slice(-3), balance: has, points: expect.any(Number) },
      ]);
    }
  });

  test('is found by the code that they show, until it runs out or they ask for another', async () => {
    const { mia, id } = await aMember();
    const { code: first } = await mia.call('MemberCode');
    const { code, expires_in } = await mia.call('MemberCode');
    const till = await atTill();
    const found = async (search: string, by = till) =>
      (await by.call('TillMember.find', { search })).members.map((member) => member.id);
    expect([await found(code), await found(code), await found(first)]).toEqual([[id], [id], []]);
    const dune = await signIn(servery().person({ ...DUNE, AppMode: 'pos' }), 'staff@dune.example.com');
    expect(await found(code, dune)).toEqual([]);
    // Nobody signs in by it, and staff have none.
    const token = code.slice('member.'.length);
    const link = { userid: String(id), usertoken: token };
    expect((await servery().person().refused('LoginByUrl', link)).code).not.toBe('');
    expect((await till.refused('MemberCode', {})).code).toBe('members_only');
    servery().clock.now += expires_in * 1000;
    expect(await found(code)).toEqual([]);
  });

  test('is not found by too little, by a wildcard, or among staff and strangers', async () => {
    const till = await atTill();
    const { name } = (await till.call('CustomerAccount')).customer;
    for (const search of ['a', '04', '%%%', '___', 'nobody at all', name])
      expect([search, await till.call('TillMember.find', { search })]).toEqual([search, { members: [] }]);
    const { order_id } = await orderChips(servery().person());
    expect((await till.call('TillMember.find', { search: order_id })).members).toEqual([]);
  });

  test('is shown to staff alone, few at a time, and only to those of the brand', async () => {
    const { mia, id, name } = await aMember();
    const kiosk = await signIn(servery().person({ AppMode: 'kiosk' }), 'kiosk@example.com');
    for (const other of [servery().person(), mia, kiosk])
      expect(['forbidden', 'signed_out']).toContain(
        (await other.refused('TillMember.find', { search: name })).code,
      );
    const dune = await signIn(servery().person({ ...DUNE, AppMode: 'pos' }), 'staff@dune.example.com');
    const there = await dune.call('TillMember.find', { search: name });
    expect(there.members.map((member) => member.id)).not.toContain(id);
    await servery().server.db.write(async ({ q }) => {
      const { brand_code } = await q
        .selectFrom('customer')
        .select('brand_code')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await q
        .insertInto('customer')
        .values(
          Array.from({ length: 12 }, (_, at) => ({
            brand_code,
            status: 1,
            name: `Zebedee ${at}`,
            email: `zebedee-${at}@example.com`,
            mobile: '',
            country_code: 'AU',
            state: 'WA',
            menu_name: '',
            created_at: 0,
          })),
        )
        .execute();
    });
    const till = await atTill();
    expect((await till.call('TillMember.find', { search: 'zebedee' })).members).toHaveLength(8);
  });
});
