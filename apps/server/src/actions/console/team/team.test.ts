import type { CallInput } from '@servery/contract/registry';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { codeOf } from '../../../../testing/sample-fields.ts';
import { inEachIdentityServery } from '../../../../testing/identity.ts';
import type { Person } from '../../../../testing/servery.ts';

type Invite = CallInput<'ConsoleTeam.invite'>;

inEachIdentityServery('a team', (servery) => {
  let owner: Person;
  let venueId = 0;
  const team = () => owner.call('ConsoleTeam');
  const personOf = async (email: string) => (await team()).people.find((each) => each.email === email);
  const refused = async (name: Parameters<Person['send']>[0], fields: object, by = owner) =>
    codeOf(await by.send(name, fields));
  const invite = (email: string, more: Partial<Invite> = {}) =>
    owner.call('ConsoleTeam.invite', { email, role: 'counter', venue_id: venueId, ...more });
  /** The token of the last mail to an address. */
  const mailed = async (email: string) => {
    const [mail] = await servery().arrived('mail', email);
    return /\/console\/join#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const joined = async (email: string, name = 'Jess Tan') => {
    const token = await mailed(email);
    const password = 'a-long-new-secret';
    const person = servery().person({ AppMode: 'console' });
    await person.call('ConsoleInvitation.accept', {
      token,
      name,
      new_password: password,
      confirm_password: password,
    });
    await person.call('ConsoleLogin', { email, password });
    return person;
  };

  beforeAll(async () => {
    owner = await atConsole(servery());
    venueId = (await owner.call('ConsoleSession')).user.merchant.id;
  });

  test('is listed with venues, roles and who has joined', async () => {
    const { organisation, venues, roles, people } = await team();
    expect(organisation).toBe('Banksia Kitchen');
    expect(venues).toEqual([{ id: venueId, name: 'Banksia Kitchen' }]);
    expect(roles.map(({ name }) => name)).toEqual(['Owner', 'Manager', 'Kitchen', 'Counter', 'Accountant']);
    expect(people.find(({ is_me }) => is_me === 1)).toMatchObject({
      email: 'owner@example.com',
      places: [{ venue_id: 0, role: 'owner' }],
      invited_until: 0,
    });
    expect(people.map(({ email }) => email)).not.toContain('owner@dune.example.com');
  });

  test('makes no links to copy where they are mailed', async () => {
    const { people } = await invite('link@example.com');
    const person_id = people.find(({ email }) => email === 'link@example.com')?.id ?? 0;
    expect(await refused('ConsoleTeam.link', { person_id })).toBe('links_are_mailed');
  });

  test('grows by an invitation, which is good once and says what it is for', async () => {
    const email = 'jess@example.com';
    await invite(` ${email.toUpperCase()} `);
    expect(await personOf(email)).toMatchObject({
      places: [{ venue_id: venueId, role: 'counter' }],
      invited_until: expect.any(Number),
    });
    expect((await personOf(email))?.invited_until).toBeGreaterThan(0);
    const token = await mailed(email);
    const jess = servery().person({ AppMode: 'console' });
    expect(await jess.call('ConsoleInvitation', { token })).toEqual({
      organisation: 'Banksia Kitchen',
      name: '',
      email,
      places: [{ venue: 'Banksia Kitchen', role: 'Counter' }],
      has_password: 0,
    });
    const good = {
      token,
      name: 'Jess Tan',
      new_password: 'a-long-new-secret',
      confirm_password: 'a-long-new-secret',
    };
    expect(await refused('ConsoleInvitation.accept', { ...good, name: ' ' }, jess)).toBe('name_missing');
    expect(await refused('ConsoleInvitation.accept', { ...good, new_password: 'short' }, jess)).toBe(
      'console_password_short',
    );
    const common = { new_password: 'password123', confirm_password: 'password123' };
    expect(await refused('ConsoleInvitation.accept', { ...good, ...common }, jess)).toBe(
      'password_guessable',
    );
    expect(await jess.call('ConsoleInvitation.accept', good)).toEqual({ email });
    expect(await refused('ConsoleInvitation.accept', good, jess)).toBe('invitation_invalid');
    expect(await refused('ConsoleInvitation', { token }, jess)).toBe('invitation_invalid');
    const { user } = await jess.call('ConsoleLogin', { email, password: good.new_password });
    expect(user).toMatchObject({ name: 'Jess Tan', role: 'Counter', merchant: { id: venueId } });
    expect(await personOf(email)).toMatchObject({ name: 'Jess Tan', invited_until: 0 });
  });

  test('refuses who is in it, who is nobody, and a role or venue that it does not have', async () => {
    expect(await refused('ConsoleTeam.invite', { email: 'kitchen@example.com', role: 'counter' })).toBe(
      'already_in_team',
    );
    expect(await refused('ConsoleTeam.invite', { email: 'nobody', role: 'counter' })).toBe('email_invalid');
    expect(await refused('ConsoleTeam.invite', { email: 'a@example.com', role: 'chef' })).toBe(
      'no_such_role',
    );
    expect(
      await refused('ConsoleTeam.invite', { email: 'a@example.com', role: 'counter', venue_id: 9999 }),
    ).toBe('no_such_venue');
    expect(await personOf('a@example.com')).toBeUndefined();
  });

  test('has somebody of another organisation too, who keeps one password and goes between both', async () => {
    const email = 'owner@dune.example.com';
    const lee = await atConsole(servery(), email);
    await invite(email, { role: 'manager' });
    // Until they say yes, nothing of them is told: neither their name nor when they were there.
    expect(await personOf(email)).toMatchObject({ name: email, seen: 0 });
    const token = await mailed(email);

    expect((await lee.call('ConsoleInvitation', { token })).has_password).toBe(1);
    expect((await lee.call('ConsoleSession')).user.venues).toHaveLength(3);
    await lee.call('ConsoleInvitation.accept', { token, new_password: '', confirm_password: '' });
    const { user } = await lee.call('ConsoleSession');
    expect(user.venues.map(({ name, organisation }) => [name, organisation])).toContainEqual([
      'Banksia Kitchen',
      'Banksia Kitchen',
    ]);
    const there = await lee.call('ConsoleSession.switch', { venue_id: venueId });
    expect(there.user).toMatchObject({ role: 'Manager', merchant: { id: venueId } });
    // Not the whole organisation: its team is not theirs to see.
    expect(await refused('ConsoleTeam', {}, lee)).toBe('forbidden');
  });

  test('changes a role for the next call, and takes it away', async () => {
    const email = 'dev@example.com';
    await invite(email, { role: 'kitchen' });
    const dev = await joined(email, 'Dev Mehta');
    const person_id = (await personOf(email))?.id ?? 0;
    expect(await refused('ConsoleCases', {}, dev)).toBe('forbidden');
    await owner.call('ConsoleTeam.set_role', { person_id, venue_id: venueId, role: 'manager' });
    expect(await refused('ConsoleCases', {}, dev)).toBe('SUCCESS');
    const headers = { cookie: dev.cookie };
    const board = await fetch(`${servery().url}/api/events?board=1`, { headers });
    expect(board.status).toBe(200);
    await owner.call('ConsoleTeam.set_role', { person_id, venue_id: venueId, role: '' });
    // What was open ends, and is not opened again.
    expect(await board.text()).toContain('event: hello');
    expect((await fetch(`${servery().url}/api/events?board=1`, { headers })).status).toBe(401);
    expect(await refused('ConsoleBoard', {}, dev)).toBe('signed_out');
  });

  test('lets somebody go at once, and takes that back', async () => {
    const email = 'luca@example.com';
    await invite(email, { role: 'kitchen' });
    const luca = await joined(email, 'Luca Perri');
    const person_id = (await personOf(email))?.id ?? 0;
    await owner.call('ConsoleTeam.remove', { person_id });
    expect(await refused('ConsoleBoard', {}, luca)).toBe('signed_out');
    expect(await personOf(email)).toBeUndefined();
    const login = { email, password: 'a-long-new-secret' };
    expect(await refused('ConsoleLogin', login, servery().person())).toBe('no_venue');
    await owner.call('ConsoleTeam.restore', { person_id });
    expect(await refused('ConsoleLogin', login, servery().person())).toBe('SUCCESS');
    expect(await refused('ConsoleTeam.restore', { person_id })).toBe('no_such_person');
  });

  test('takes an invitation back: its link is worth nothing', async () => {
    const email = 'kim@example.com';
    await invite(email);
    const token = await mailed(email);
    const person_id = (await personOf(email))?.id ?? 0;
    await owner.call('ConsoleTeam.remove', { person_id });
    expect(await refused('ConsoleInvitation', { token }, servery().person())).toBe('invitation_invalid');
  });

  test('always keeps an owner of all of it', async () => {
    const person_id = (await personOf('owner@example.com'))?.id ?? 0;
    expect(await refused('ConsoleTeam.remove', { person_id })).toBe('last_owner');
    expect(await refused('ConsoleTeam.set_role', { person_id, role: 'manager' })).toBe('last_owner');
    expect(await refused('ConsoleTeam.set_role', { person_id, role: '' })).toBe('last_owner');
    expect(await refused('ConsoleTeam.set_role', { person_id, role: 'owner' })).toBe('SUCCESS');
  });

  test('has roles of its own by tick; nobody gives more than they have', async () => {
    await owner.call('ConsoleTeam.save_role', {
      name: 'Barista',
      permissions: ['see_orders', 'move_orders', 'manage_team'],
    });
    const barista = (await team()).roles.find(({ name }) => name === 'Barista');
    expect(barista).toMatchObject({ standard: 0, permissions: ['see_orders', 'move_orders', 'manage_team'] });
    const code = barista?.code ?? '';
    expect(await refused('ConsoleTeam.save_role', { name: ' barista ', permissions: ['see_orders'] })).toBe(
      'role_name_taken',
    );
    expect(
      await refused('ConsoleTeam.save_role', { code: 'owner', name: 'Boss', permissions: ['see_orders'] }),
    ).toBe('no_such_role');
    const email = 'bea@example.com';
    await owner.call('ConsoleTeam.invite', { email, role: code });
    const bea = await joined(email, 'Bea Ista');
    expect(await refused('ConsoleTeam.remove_role', { code })).toBe('role_in_use');
    const other = (await personOf('manager@example.com'))?.id ?? 0;
    const own = (await personOf(email))?.id ?? 0;
    expect(await refused('ConsoleTeam.set_role', { person_id: own, role: 'owner' }, bea)).toBe(
      'no_such_role',
    );
    expect(await refused('ConsoleTeam.remove', { person_id: other }, bea)).toBe('no_such_person');
    expect(
      await refused('ConsoleTeam.save_role', { code, name: 'Barista', permissions: ['refund_orders'] }, bea),
    ).toBe('no_such_role');
    await owner.call('ConsoleTeam.remove', { person_id: own });
    // Who left still has it, so that they can be taken back.
    expect(await refused('ConsoleTeam.remove_role', { code })).toBe('role_in_use');
  });
});
