import { expect, test } from 'vitest';
import { addMembership, addOrganisation } from '#stores/organisations';
import { codeOf } from '../../../../testing/sample-fields.ts';
import { add, submission, visit } from '../../../../testing/orders.ts';
import { atSetUp, begin, customerOf, inEachEmpty, PRIYA, steps, tell } from '../../../../testing/set-up.ts';

const DAY_MS = 24 * 3_600_000;
const PRINTER = { name: 'Bar', kind: 'star', columns: '32', documents: ['kitchen'], stations: [] };
const callsOfSteps = [
  ...steps.map((step) => `ConsoleSetup.${step}` as const),
  'ConsoleSetup.finish',
] as const;
const fieldsOf = (name: (typeof callsOfSteps)[number]) =>
  name === 'ConsoleSetup.finish' ? {} : PRIYA[name.slice('ConsoleSetup.'.length) as keyof typeof PRIYA];

inEachEmpty('an installation without a venue', (servery) => {
  const owned = () =>
    servery().server.db.read(async ({ q }) => ({
      organisations: await q.selectFrom('organisation').selectAll().execute(),
      brands: await q.selectFrom('brand').selectAll().execute(),
      venues: await q.selectFrom('venue').selectAll().execute(),
      people: await q.selectFrom('person').selectAll().execute(),
    }));

  test('brings in no brand and no demo by itself, and shows the plain page at every address', async () => {
    expect(await owned()).toEqual({ organisations: [], brands: [], venues: [], people: [] });
    for (const path of ['/', '/menu/banksia-kitchen', '/kiosk/', '/console/', '/console/sign-in']) {
      const page = await fetch(`${servery().url}${path}`);
      expect([path, page.status, await page.text()]).toEqual([
        path,
        404,
        expect.not.stringContaining('Banksia'),
      ]);
    }
  });

  test('opens with its link once, and by nothing else', async () => {
    const token = (await servery().link()) ?? '';
    const stored = await servery().server.db.read(({ q }) => q.selectFrom('set_up').selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain(token);
    const guess = atSetUp(servery());
    expect((await guess.refused('ConsoleSetup.open', { token: `${token.slice(0, -1)}_` })).code).toBe(
      'set_up_link_invalid',
    );
    for (const name of ['ConsoleSetup', 'ConsoleSetup.read', ...callsOfSteps] as const) {
      const fields = name === 'ConsoleSetup' || name === 'ConsoleSetup.read' ? PRIYA.menu : fieldsOf(name);
      expect([name, codeOf(await guess.send(name, fields))]).toEqual([name, 'signed_out']);
    }
    const owner = atSetUp(servery());
    const opened = await owner.call('ConsoleSetup.open', { token });
    expect(opened.draft).toEqual({});
    expect(opened.templates.map(({ code }) => code)).toEqual([
      'cafe',
      'burgers',
      'pizza',
      'canteen',
      'food-van',
    ]);
    expect((await owner.refused('ConsoleSetup.open', { token })).message).toContain('already used');
    expect(codeOf(await owner.send('ConsoleSetup', {}))).toBe('SUCCESS');
  });

  test('gives the link to one of two who open it at the same moment', async () => {
    const token = (await servery().link()) ?? '';
    const tries = await Promise.all(
      [1, 2, 3].map(() => atSetUp(servery()).send('ConsoleSetup.open', { token })),
    );
    expect(tries.map(codeOf).toSorted()).toEqual(['SUCCESS', 'set_up_link_invalid', 'set_up_link_invalid']);
  });

  test('does not open with a link of the day before; a new start makes another', async () => {
    const token = (await servery().link()) ?? '';
    servery().clock.now += DAY_MS;
    const person = atSetUp(servery());
    expect((await person.refused('ConsoleSetup.open', { token })).code).toBe('set_up_link_invalid');
    await person.call('ConsoleSetup.open', { token: (await servery().link()) ?? '' });
  });

  test('has one link for processes that start together, and none is thrown away by the next', async () => {
    const links = await Promise.all([servery().link(), servery().link(), servery().link()]);
    const made = links.filter((link) => link !== undefined);
    expect(made).toHaveLength(1);
    await atSetUp(servery()).call('ConsoleSetup.open', { token: made[0] ?? '' });
  });

  test('counts tries: a link is not found by guessing', async () => {
    const codes: string[] = [];
    for (let nth = 0; nth < 12; nth += 1)
      codes.push(codeOf(await atSetUp(servery()).send('ConsoleSetup.open', { token: `guess-${nth}` })));
    expect(codes.slice(-2)).toEqual(['too_many', 'too_many']);
  });

  test('takes its steps in their order, and none is lost', async () => {
    const person = await begin(servery());
    for (const name of callsOfSteps.slice(1))
      expect([name, codeOf(await person.send(name, fieldsOf(name)))]).toEqual([name, 'set_up_order']);
    await tell(person, 3);
    expect(codeOf(await person.send('ConsoleSetup.pay', PRIYA.pay))).toBe('set_up_order');
    expect((await person.refused('ConsoleSetup.finish', {})).code).toBe('set_up_order');
    const { draft } = await person.call('ConsoleSetup');
    expect(Object.keys(draft)).toEqual(['who', 'place', 'menu']);
    expect(await owned()).toMatchObject({ organisations: [], venues: [] });
  });

  test('is left on one device and taken up on another with a fresh link, which ends the first', async () => {
    const desk = await begin(servery());
    await tell(desk, 2);
    servery().clock.now += 60_000;
    const phone = await begin(servery());
    const { draft, saved } = await phone.call('ConsoleSetup');
    expect(draft.who).toMatchObject({ venue_name: 'Wattle & Rye', email: 'priya@example.com' });
    expect(draft.place).toMatchObject({ time_zone: 'Australia/Perth', ready_minutes: 12 });
    expect(saved).toBe(servery().clock.now / 1000 - 60);
    expect(JSON.stringify(draft)).not.toContain('lantern');
    expect(codeOf(await desk.send('ConsoleSetup', {}))).toBe('signed_out');
    // The password was chosen there, and need not be typed again.
    const { new_password: _, confirm_password: __, ...who } = PRIYA.who;
    await phone.call('ConsoleSetup.who', { ...who, venue_name: 'Wattle & Rye Claremont' });
  });

  test('keeps no password but its hash, and nothing at all once it is over', async () => {
    const person = await begin(servery());
    await tell(person);
    const rows = () => servery().server.db.read(({ q }) => q.selectFrom('set_up').selectAll().execute());
    expect(JSON.stringify(await rows())).not.toContain('paper-lantern-tram');
    await person.call('ConsoleSetup.finish');
    expect(await rows()).toEqual([
      {
        id: 1,
        link_hash: '',
        link_made_at: 0,
        sid_hash: '',
        sid_expires_at: 0,
        password_hash: '',
        draft: '{}',
        saved_at: 0,
        finished_at: servery().clock.now,
      },
    ]);
  });

  test('ends with a shop that takes an order, and its owner signed in', async () => {
    const person = await begin(servery());
    await tell(person);
    const { user, shop } = await person.call('ConsoleSetup.finish');
    expect(user).toMatchObject({ name: 'Priya Raman', email: 'priya@example.com', role: 'Owner' });
    expect(shop.path).toBe('/menu/wattle-rye');
    expect(await person.call('ConsoleSession')).toEqual({ user });
    const { organisations, brands, venues } = await owned();
    expect(organisations.map(({ name }) => name)).toEqual(['Wattle Hospitality Pty Ltd']);
    expect(venues).toMatchObject([{ name: 'Wattle & Rye', suburb: 'Claremont', abn: '51 824 753 556' }]);
    expect(brands.map(({ code }) => code)).toEqual(['wattle-rye']);
    const customer = await customerOf(servery());
    const venue = await visit(customer, 'wattle-rye');
    await add(customer, venue, 'Still Water, 600 ml');
    const { order_id } = await customer.call('SubmitOrder', submission(venue));
    const board = await person.call('ConsoleBoard');
    expect(JSON.stringify(board)).toContain(order_id);
    const notes = await servery().server.db.read(({ q }) =>
      q.selectFrom('audit').select(['action', 'subject', 'person_id']).execute(),
    );
    expect(notes).toEqual([{ action: 'venue.set_up', subject: 'Wattle & Rye', person_id: user.id }]);
  });

  test('is made once, however often its end is asked for', async () => {
    const person = await begin(servery());
    await tell(person);
    const ends = await Promise.all([1, 2].map(() => person.send('ConsoleSetup.finish', {})));
    expect(ends.filter((end) => codeOf(end) === 'SUCCESS')).toHaveLength(1);
    const { organisations, venues } = await owned();
    expect([organisations.length, venues.length]).toEqual([1, 1]);
    servery().clock.now += DAY_MS;
    expect(await servery().link()).toBeUndefined();
    expect(codeOf(await atSetUp(servery()).send('ConsoleSetup.open', { token: 'any' }))).toBe('set_up_done');
    expect(codeOf(await person.send('ConsoleSetup.finish', {}))).toBe('signed_out');
  });

  test('says what is left to do after the set-up until it is done, and that times without a limit go on', async () => {
    const owner = await begin(servery());
    await tell(owner);
    await owner.call('ConsoleSetup.menu', { source: 'empty' });
    await owner.call('ConsoleSetup.finish');
    const left = async () =>
      (await owner.call('ConsoleToday.left_to_do')).steps
        .filter(({ done }) => done === 0)
        .map(({ step }) => step);
    expect(await left()).toEqual(['cards', 'menu', 'email', 'team', 'printer']);
    await owner.call('ConsolePrinters.add', PRINTER as never);
    expect(await left()).toEqual(['cards', 'menu', 'email', 'team']);
    // No limit is set: nothing can be listed, and the shop takes orders all the same.
    expect(await owner.call('ConsoleCapacity')).toMatchObject({ rows: [], no_limit: ['Pickup'] });
  });

  test('without mail people are invited, and choose a new password, by a link that is told once', async () => {
    const owner = await begin(servery());
    expect((await owner.call('ConsoleSetup')).sends_mail).toBe(0);
    await tell(owner);
    await owner.call('ConsoleSetup.finish');
    expect((await owner.call('ConsoleSession.mail')).sends_mail).toBe(0);
    const email = 'kim@example.com';
    const { people } = await owner.call('ConsoleTeam.invite', { email, role: 'counter' });
    const person_id = people.find((each) => each.email === email)?.id ?? 0;
    const first = await owner.call('ConsoleTeam.link', { person_id });
    const { path, is_for } = await owner.call('ConsoleTeam.link', { person_id });
    expect(is_for).toBe('join');
    const tokenIn = (link: string) => link.split('#')[1] ?? '';
    const secret = { new_password: 'paper-lantern-tram', confirm_password: 'paper-lantern-tram' };
    const kim = atSetUp(servery());
    const joining = { name: 'Kim Ho', ...secret };
    const earlier = await kim.refused('ConsoleInvitation.accept', { token: tokenIn(first.path), ...joining });
    expect(earlier.code).toBe('invitation_invalid');
    await kim.call('ConsoleInvitation.accept', { token: tokenIn(path), ...joining });
    await kim.call('ConsoleLogin', { email, password: secret.new_password });

    const reset = await owner.call('ConsoleTeam.link', { person_id });
    expect(reset.is_for).toBe('password');
    const next = { new_password: 'velvet-kettle-moon', confirm_password: 'velvet-kettle-moon' };
    await kim.call('ConsoleReset', { token: tokenIn(reset.path), ...next });
    await kim.call('ConsoleLogin', { email, password: next.new_password });
    expect(codeOf(await kim.send('ConsoleTeam.link', { person_id }))).toBe('forbidden');

    // Who works for somebody else has a password that opens more than this team.
    await servery().server.db.write(async (tx) => {
      const organisationId = await addOrganisation(tx, { name: 'Elsewhere', now: 0 });
      await addMembership(tx, {
        personId: person_id,
        organisationId,
        role: 'owner',
        venueId: null,
        now: 0,
        joinedAt: 0,
      });
    });
    expect((await owner.refused('ConsoleTeam.link', { person_id })).code).toBe('works_elsewhere');
  });
});
