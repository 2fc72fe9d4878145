import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { inEachIdentityServery, linkIn, signUpForm } from '../../../../testing/identity.ts';
import { newEmail, signIn } from '../../../../testing/orders.ts';
import type { Person } from '../../../../testing/servery.ts';
import { newMember } from '../../../../testing/topups.ts';

inEachIdentityServery('news by email', (servery) => {
  const choicesOf = (customerId: number) =>
    servery().server.db.read(({ q }) =>
      q
        .selectFrom('news_choice')
        .select(['wants', 'place', 'said_at'])
        .where('customer_id', '=', customerId)
        .orderBy('id')
        .execute(),
    );
  const accountOf = async (person: Person) => (await person.call('CustomerAccount')).customer;
  const signedUp = async (more: object, opener?: Person) => {
    const person = servery().person();
    const email = newEmail();
    await person.call('Register', { ...signUpForm(email), ...more });
    const [mail] = await servery().arrived('mail', email);
    const who = opener ?? person;
    await who.call('LoginByUrl', { ...linkIn(mail!).query, agreed: 1 });
    return accountOf(who);
  };

  test('comes to nobody who has not said so, and what was said is kept with when and where', async () => {
    const mia = await newMember(servery());
    const { id, wants_news } = await accountOf(mia);
    expect(wants_news).toBe(0);
    const { clock } = servery();
    const since = clock.now;
    expect((await mia.call('NewsChoice', { wants: 1 })).customer.wants_news).toBe(1);
    await mia.call('NewsChoice', { wants: 1 });
    clock.now += 1000;
    expect((await mia.call('NewsChoice', { wants: 0 })).customer.wants_news).toBe(0);
    expect(await choicesOf(id)).toEqual([
      { wants: 1, place: 'account', said_at: since },
      { wants: 0, place: 'account', said_at: since + 1000 },
    ]);
  });

  test('is chosen by members alone', async () => {
    expect((await servery().person().refused('NewsChoice', { wants: 1 })).auth).toBe(true);
    const kiosk = await signIn(servery().person({ AppMode: 'kiosk' }), 'kiosk@example.com');
    expect((await kiosk.refused('NewsChoice', { wants: 1 })).code).toBe('members_only');
  });

  test('is asked for at sign-up, where the box is ticked and not otherwise', async () => {
    const wanted = await signedUp({ news: 1 });
    expect(wanted.wants_news).toBe(1);
    expect(await choicesOf(wanted.id)).toMatchObject([{ wants: 1, place: 'sign_up' }]);
    expect((await signedUp({})).wants_news).toBe(0);
  });

  test('is not asked for by a stranger who typed somebody’s address', async () => {
    const account = await signedUp({ news: 1 }, servery().person());
    expect(account.wants_news).toBe(0);
    expect(await choicesOf(account.id)).toEqual([]);
  });

  test('is in the copy of what is kept about somebody, and gone when they are', async () => {
    const mia = await newMember(servery());
    const { id } = await accountOf(mia);
    await mia.call('NewsChoice', { wants: 1 });
    const owner = await atConsole(servery());
    const { json } = await owner.call('ConsoleCustomers.copy', { customer_id: id });
    expect((JSON.parse(json) as { news: unknown[] }).news).toMatchObject([{ wants: true, place: 'account' }]);
    await owner.call('ConsoleCustomers.forget', { customer_id: id });
    expect(await choicesOf(id)).toEqual([]);
    const row = await servery().server.db.read(({ q }) =>
      q.selectFrom('customer').select('news_since').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row.news_since).toBeNull();
  });

  test('keeps the last fifty choices of one person', async () => {
    const mia = await newMember(servery());
    const { id } = await accountOf(mia);
    await servery().server.db.write(async ({ q }) => {
      const old = { customer_id: id, wants: 0, place: 'account', said_at: 1 } as const;
      for (let count = 0; count < 50; count += 1) await q.insertInto('news_choice').values(old).execute();
    });
    await mia.call('NewsChoice', { wants: 1 });
    const kept = await choicesOf(id);
    expect([kept.length, kept.at(-1)?.wants]).toEqual([50, 1]);
  });
});
