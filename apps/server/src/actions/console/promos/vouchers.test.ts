import { asJson } from '@servery/contract/client/as-json';
import type { EditedPromo } from '@servery/contract/entities/promo-editor';
import { beforeAll, expect, test } from 'vitest';
import { exportVenue } from '#venue-file/export-venue';
import { atConsole } from '../../../../testing/console.ts';
import { add, changeMenu, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const some = (value: Partial<EditedPromo>): never => asJson(value) as never;
const fiveOff = { kind: 'amount', amount: '5.00' } as const;

inEachServery('vouchers and rewards at the console', (servery) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await atConsole(servery());
  });
  const batch = (code: string, count: number) =>
    owner.call('ConsolePromos.batch', { count, promo: some({ code, off: fiveOff }) });
  const codesOf = async (promo_id: number) =>
    (await owner.call('ConsolePromos.vouchers', { promo_id })).vouchers;
  const shopper = async () => {
    const person = servery().person();
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', 3);
    const withCode = (coupon_code: string) => ({ ...venue.at, checkout_options: { coupon_code } });
    return {
      take: (code: string) => person.call('ManageCart.update_checkout', withCode(code)),
      refuse: async (code: string) =>
        (await person.refused('ManageCart.update_checkout', withCode(code))).message,
      send: (more: object) => person.send('SubmitOrder', submission(venue, more)),
      place: () => person.call('SubmitOrder', submission(venue)),
    };
  };

  test('come in a batch of codes that nobody can guess, each good for one order', async () => {
    const { saved } = await batch('GIFT', 250);
    expect(saved).toMatchObject({ vouchers: 250, uses: 0, state: 'running' });
    const codes = (await codesOf(saved.id)).map(({ code }) => code);
    expect(new Set(codes).size).toBe(250);
    expect(codes.every((code) => /^GIFT-[2-9A-HJKMNP-Z]{8}$/.test(code))).toBe(true);
    const [first = '', second = ''] = codes;
    const { take, place } = await shopper();
    expect((await take(first.toLowerCase())).order.grand_total).toBe('19.00');
    await place();
    const late = await shopper();
    expect(await late.refuse(first)).toBe('That promo code has been used up');
    expect(await late.refuse('GIFT-22222222')).toBe('That promo code isn’t valid');
    expect(await late.refuse('GIFT')).toBe('That promo code isn’t valid');
    expect((await late.take(second)).order.grand_total).toBe('19.00');
    expect((await codesOf(saved.id)).filter(({ used }) => used === 1)).toEqual([{ code: first, used: 1 }]);
    const shown = await visit(servery().person());
    expect(shown.merchant.promos.map(({ promo_code: code }) => code)).not.toContain('GIFT');
  });

  test('go to exactly one of five who use the same at once, and back when the order is cancelled', async () => {
    const { saved } = await batch('RACE', 1);
    const [voucher] = await codesOf(saved.id);
    const code = voucher?.code ?? '';
    const people = await Promise.all(Array.from({ length: 5 }, shopper));
    for (const { take } of people) await take(code);
    // Each for another time: those of one time wait for each other for its room.
    const tomorrow = Temporal.Instant.fromEpochMilliseconds(servery().clock.now)
      .toZonedDateTimeISO('Australia/Perth')
      .add({ days: 1 })
      .with({ hour: 12, minute: 0, second: 0 });
    const times = people.map((_each, at) => Math.floor(tomorrow.add({ hours: at }).epochMilliseconds / 1000));
    const answers = await Promise.all(
      people.map(({ send }, at) => send({ fulfilment_asap: 0, fulfilment_datetime: times[at] })),
    );
    const placed = answers.filter((answer) => answer.ResponseCode === 'SUCCESS');
    expect(placed).toHaveLength(1);
    const { promos } = await owner.call('ConsolePromos');
    expect(promos.find(({ id }) => id === saved.id)).toMatchObject({ uses: 1, state: 'used_up' });
    const { order_id } = placed[0]!.Response as { order_id: string };
    await owner.call('ConsoleOrder.cancel', { order_id, reason: 'No potatoes' });
    const { take } = await shopper();
    expect((await take(code)).order.grand_total).toBe('19.00');
  });

  test('keep the beginning of their codes, and are bounded', async () => {
    const { saved } = await batch('KEPT', 1);
    const { id, version, value } = saved;
    const renamed = asJson({ ...value, code: 'OTHER', title: 'A gift' });
    const after = await owner.call('ConsolePromos.save', { promo_id: id, version, promo: renamed });
    expect(after.saved.value).toMatchObject({ code: 'KEPT', title: 'A gift' });
    for (const count of [0, 1001]) {
      const promo = some({ code: `N${count}`, off: fiveOff });
      expect((await owner.refused('ConsolePromos.batch', { count, promo })).code).toBe('voucher_count');
    }
    const { id: venueId } = (await visit(servery().person())).merchant;
    const file = await servery().server.db.read((tx) => exportVenue(tx, venueId));
    expect(file.promos?.find(({ code }) => code === 'KEPT')).toMatchObject({ vouchers: true });
  });

  test('rewards are one rule: what members earn, what they have, and what that can cost', async () => {
    const member = await signIn(servery().person());
    const venue = await visit(member);
    await add(member, venue, 'Rosemary Chips', 3);
    const { order_id } = await member.call('SubmitOrder', submission(venue));
    const start = (await owner.call('ConsolePromos')).rewards;
    const value = { name: 'Banksia Club', points_per_dollar: 2, points_required: 40, value: '10.00' };
    const { edit_id } = await owner.call('ConsolePromos.save_rewards', {
      version: start.version,
      rewards: asJson(value),
    });
    const stale = await owner.refused('ConsolePromos.save_rewards', {
      version: start.version,
      rewards: asJson(value),
    });
    expect(stale.code).toBe('part_changed');
    await changeMenu(servery(), async ({ q }) => {
      const { id, venue_id } = await q
        .selectFrom('orders')
        .select(['id', 'venue_id'])
        .where('ref', '=', order_id)
        .executeTakeFirstOrThrow();
      const { id: customer_id } = await q
        .selectFrom('customer')
        .select('id')
        .where('email', '=', 'member@example.com')
        .executeTakeFirstOrThrow();
      await q
        .insertInto('reward_entry')
        .values({ venue_id, customer_id, order_id: id, kind: 'earned', points: 1000, created_at: 1 })
        .execute();
    });
    const { rewards } = await owner.call('ConsolePromos');
    expect(rewards.value).toEqual(value);
    expect(rewards.points).toBe(start.points + 1000);
    expect(rewards.worth).toBe(((rewards.points * 10) / 40).toFixed(2));
    expect(rewards.tenths.reduce((sum, each) => sum + each, 0)).toBe(rewards.members);
    expect(rewards.tenths).toHaveLength(11);
    expect(rewards.tenths[10]).toBeGreaterThan(0);
    const off = await owner.call('ConsolePromos.save_rewards', { version: rewards.version });
    expect((await owner.call('ConsolePromos')).rewards).toMatchObject({
      value: null,
      points: rewards.points,
    });
    await owner.call('ConsolePromos.undo', { edit_id: off.edit_id });
    await owner.call('ConsolePromos.undo', { edit_id });
    expect((await owner.call('ConsolePromos')).rewards.value).toEqual(start.value);
  });

  test('a menu that takes no codes is told apart, and takes them when asked to', async () => {
    await changeMenu(servery(), ({ q }) => q.updateTable('menu').set({ allow_promo_codes: 0 }).execute());
    expect((await owner.call('ConsolePromos')).takes_codes).toBe(false);
    await owner.call('ConsolePromos.take_codes');
    expect((await owner.call('ConsolePromos')).takes_codes).toBe(true);
    const { take } = await shopper();
    expect((await take('SPRING10')).order.coupon_code).toBe('SPRING10');
    await changeMenu(servery(), ({ q }) => q.updateTable('menu').set({ allow_promo_codes: 1 }).execute());
  });
});
