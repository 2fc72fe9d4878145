import { expect, test } from 'vitest';
import { codeOf } from '../../../../testing/sample-fields.ts';
import { visit } from '../../../../testing/orders.ts';
import { begin, customerOf, inEachEmpty, OPEN_ALL_DAY, PRIYA, tell } from '../../../../testing/set-up.ts';

const CLOSED = { mon: '', tue: '', wed: '', thu: '', fri: '', sat: '', sun: '' };
const LIST = 'Name,Category,Price\nFlat White,Coffee,5.20\nFish of the Day,Lunch,market\nToastie,Lunch,11\n';

inEachEmpty('a step of the set-up', (servery) => {
  test.each([
    ['who', { email: 'priya' }, 'email_invalid', 'email'],
    ['who', { abn: '51824753557' }, 'abn_invalid', 'abn'],
    ['who', { abn: '' }, 'abn_missing', 'abn'],
    ['who', { new_password: 'short', confirm_password: 'short' }, 'console_password_short', 'new_password'],
    [
      'who',
      { new_password: 'wattle-rye-1', confirm_password: 'wattle-rye-1' },
      'password_guessable',
      'new_password',
    ],
    ['who', { confirm_password: 'another-lantern' }, 'passwords_differ', 'confirm_password'],
    ['who', { new_password: '', confirm_password: '' }, 'field_required', 'new_password'],
    ['place', { hours: CLOSED }, 'never_open', 'hours'],
    ['place', { time_zone: 'Europe/Berlin' }, 'time_zone_unknown', 'time_zone'],
    ['place', { hours: { ...OPEN_ALL_DAY, mon: '7-15' } }, 'bad_request', 'hours.mon'],
    ['place', { address_state: 'Perth' }, 'bad_request', 'address_state'],
    ['menu', { template: 'sushi' }, 'no_such_template', 'template'],
    ['menu', { source: 'list', text: 'nothing here' }, 'menu_unreadable', 'text'],
    ['look', { accent: '#f7d046' }, 'accent_too_light', 'accent'],
    ['look', { accent: 'green' }, 'bad_request', 'accent'],
    ['look', { host: 'Order Example' }, 'bad_request', 'host'],
    ['pay', { methods: ['CC'] }, 'no_such_method', 'methods'],
    ['pay', { methods: ['STORE', 'COINS'] }, 'no_such_method', 'methods'],
  ] as const)('%s with %j is refused as %s, and says which field', async (step, wrong, code, field) => {
    const person = await begin(servery());
    await tell(person, ['who', 'place', 'menu', 'look', 'pay'].indexOf(step));
    const before = await person.call('ConsoleSetup');
    const refused = await person.refused(`ConsoleSetup.${step}`, { ...PRIYA[step], ...wrong });
    expect([refused.code, refused.details.field]).toEqual([code, field]);
    expect((await person.call('ConsoleSetup')).draft).toEqual(before.draft);
  });

  test('reads a list and says what it left out before it is taken, and makes the menu of the rest', async () => {
    const person = await begin(servery());
    await tell(person, 2);
    const read = await person.call('ConsoleSetup.read', { source: 'list', text: LIST });
    expect([read.products, read.unread]).toEqual([
      2,
      [{ where: 'Line 3', why: expect.stringContaining('market') }],
    ]);
    expect((await person.call('ConsoleSetup')).draft.menu).toBeUndefined();
    await person.call('ConsoleSetup.menu', { source: 'list', text: LIST });
    await person.call('ConsoleSetup.look', PRIYA.look);
    await person.call('ConsoleSetup.pay', { methods: ['STORE'] });
    await person.call('ConsoleSetup.finish');
    const { merchant } = await visit(await customerOf(servery()), 'wattle-rye');
    expect(merchant.menu.items.flatMap(({ items }) => items.map(({ name }) => name))).toEqual([
      'Flat White',
      'Toastie',
    ]);
  });

  test('asks for no provider’s account: what is not connected is shown as that, and cannot be chosen', async () => {
    const person = await begin(servery());
    const { methods } = await person.call('ConsoleSetup');
    expect(methods.map(({ code, ready }) => `${code} ${ready}`)).toEqual([
      'STORE 1',
      'CC 0',
      'APPLE 0',
      'GOOGLE 0',
      'PP 0',
      'CB 0',
    ]);
    expect(codeOf(await person.send('ConsoleSetup.who', PRIYA.who))).toBe('SUCCESS');
  });
});
