import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashSecret } from '#safety/password';
import { payIn } from '#stores/ledger';
import { inEachIdentityServery } from '../../../../testing/identity.ts';
import { add, DUNE, orderChips, signIn, submission, visit } from '../../../../testing/orders.ts';
import type { Person } from '../../../../testing/servery.ts';
import { newMember } from '../../../../testing/topups.ts';

const MINUTE = 60_000;
let count = 0;

inEachIdentityServery('a balance that pays at the till', (servery) => {
  const atTill = () => signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
  const aMember = async () => {
    const mia = await newMember(servery());
    const { id } = (await mia.call('CustomerAccount')).customer;
    const mobile = `+6149157${String((count += 1)).padStart(4, '0')}`;
    const { now } = servery().clock;
    await servery().server.db.write(async (tx) => {
      await payIn(tx, { customerId: id, cents: 2000, memo: 'Opening balance', now });
      await tx.q
        .updateTable('customer')
        .set({ mobile, mobile_verified_at: now })
        .where('id', '=', id)
        .execute();
    });
    return { mia, id, mobile };
  };
  const balance = async (mia: Person) => (await mia.call('CustomerAccount')).customer.balance;
  const paying = (order_id: string, balance_word?: string) => ({
    order_id,
    tender: 'balance' as const,
    tender_key: randomUUID(),
    ...(balance_word !== undefined && { balance_word }),
  });
  const asked = new Map<number, number>();
  const codeOf = async (till: Person, { id, mobile }: { id: number; mobile: string }) => {
    asked.set(id, (asked.get(id) ?? 0) + 1);
    await till.call('TillMember.ask', { member_id: id });
    const texts = await servery().arrived('text', mobile, asked.get(id));
    return /\d{6}/.exec(texts[0]?.text ?? '')?.[0] ?? '';
  };
  const pinOf = (email: string, pin: string) =>
    servery().server.db.write(async ({ q }) => {
      const { id: person_id } = await q
        .selectFrom('person')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const hash = await hashSecret(pin);
      await q.deleteFrom('till_pin').where('person_id', '=', person_id).execute();
      await q.insertInto('till_pin').values({ person_id, organisation_id: 1, hash }).execute();
    });

  test('does so by the code on the member’s phone, once, and at the till that asked', async () => {
    const { mia, id } = await aMember();
    const [till, other] = [await atTill(), await atTill()];
    const [first, second] = [await orderChips(servery().person()), await orderChips(servery().person())];
    const refused = (by: Person, order_id: string, said?: string) =>
      by.refused('TillOrder.take_payment', paying(order_id, said));
    expect((await refused(till, first.order_id)).code).toBe('balance_unconfirmed');
    const { code } = await mia.call('MemberCode');
    const { word } = await till.call('TillMember.confirm', { member_id: id, code });
    expect((await refused(other, first.order_id, word)).code).toBe('balance_unconfirmed');
    await till.call('TillOrder.take_payment', paying(first.order_id, word));
    expect(await balance(mia)).toBe('12.00');
    expect((await refused(till, second.order_id, word)).message).toBe(
      'Ask the member to confirm again, then take the payment',
    );
    expect(await balance(mia)).toBe('12.00');
    const wrong = await till.refused('TillMember.confirm', { member_id: (await aMember()).id, code });
    expect(wrong.code).toBe('wrong_balance_code');
  });

  test('does so by the code of a text, for five minutes and ten, with the order or after it', async () => {
    const member = await aMember();
    const till = await atTill();
    const confirm = (code: string) => ({ member_id: member.id, code });
    const old = await codeOf(till, member);
    servery().clock.now += 5 * MINUTE;
    expect((await till.refused('TillMember.confirm', confirm(old))).code).toBe('wrong_balance_code');
    const code = await codeOf(till, member);
    servery().clock.now += 5 * MINUTE - 1;
    const { word: late } = await till.call('TillMember.confirm', confirm(code));
    expect((await till.refused('TillMember.confirm', confirm(code))).code).toBe('wrong_balance_code');
    const venue = await visit(till);
    await add(till, venue, 'Rosemary Chips');
    const sale = (balance_word: string) => submission(venue, { tender_kind: 'balance', balance_word });
    servery().clock.now += 10 * MINUTE;
    expect((await till.refused('SubmitOrder', sale(late))).code).toBe('balance_unconfirmed');
    const { word } = await till.call('TillMember.confirm', confirm(await codeOf(till, member)));
    servery().clock.now += 10 * MINUTE - 1;
    const sold = sale(word);
    const { order_id } = await till.call('SubmitOrder', sold);
    expect((await till.call('SubmitOrder', sold)).order_id).toBe(order_id);
    expect(await balance(member.mia)).toBe('12.00');
  });

  test('is not guessed: six tries, and so many texts an hour', async () => {
    const member = await aMember();
    const till = await atTill();
    const code = await codeOf(till, member);
    const wrong = code === '000000' ? '000001' : '000000';
    const codes: string[] = [];
    for (let tries = 0; tries < 7; tries += 1)
      codes.push((await till.refused('TillMember.confirm', { member_id: member.id, code: wrong })).code);
    expect(codes).toEqual([...Array.from({ length: 6 }, () => 'wrong_balance_code'), 'locked_out']);
    expect((await till.refused('TillMember.confirm', { member_id: member.id, code })).code).toBe(
      'locked_out',
    );
    for (let texts = 1; texts < 6; texts += 1) await till.call('TillMember.ask', { member_id: member.id });
    expect((await till.refused('TillMember.ask', { member_id: member.id })).code).toBe('locked_out');
  });

  test('does so by a manager’s PIN, which is written down, and by no other’s', async () => {
    const { mia, id } = await aMember();
    const till = await atTill();
    await pinOf('owner@example.com', '2580');
    await pinOf('kitchen@example.com', '1470');
    const confirm = (pin: string) => ({ member_id: id, pin });
    expect((await till.refused('TillMember.confirm', confirm('9630'))).code).toBe('wrong_till_pin');
    expect((await till.refused('TillMember.confirm', confirm('1470'))).code).toBe('pin_may_not_approve');
    const { word } = await till.call('TillMember.confirm', confirm('2580'));
    const { order_id } = await orderChips(servery().person());
    await till.call('TillOrder.take_payment', paying(order_id, word));
    expect(await balance(mia)).toBe('12.00');
    const rows = await servery().server.db.read(({ q }) =>
      q.selectFrom('audit').selectAll().where('action', '=', 'till.balance_approved').execute(),
    );
    expect(rows).toMatchObject([{ subject: String(id) }]);
  });

  test('is asked for by a till of the brand alone, of a member with a confirmed mobile', async () => {
    const { mia, id } = await aMember();
    const dune = await signIn(servery().person({ ...DUNE, AppMode: 'pos' }), 'staff@dune.example.com');
    expect((await dune.refused('TillMember.ask', { member_id: id })).code).toBe('no_member');
    expect((await dune.refused('TillMember.confirm', { member_id: id, code: '1' })).code).toBe('no_member');
    for (const call of ['TillMember.ask', 'TillMember.confirm'] as const)
      expect((await mia.refused(call, { member_id: id })).code).toBe('forbidden');
    await servery().server.db.write(({ q }) =>
      q.updateTable('customer').set({ mobile_verified_at: null }).where('id', '=', id).execute(),
    );
    const till = await atTill();
    expect((await till.refused('TillMember.ask', { member_id: id })).code).toBe('no_member_mobile');
  });
});
