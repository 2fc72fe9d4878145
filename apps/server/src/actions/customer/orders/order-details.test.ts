import type { CustomField } from '@servery/contract/entities/checkout';
import { customProblem } from '@servery/domain/checkout/custom-fields';
import { expect, test } from 'vitest';
import { add, changeMenu, rowsOf, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person, type Servery } from '../../../../testing/servery.ts';

const question = (name: string, rest: Partial<CustomField>): CustomField => ({
  name,
  label: name,
  type: 'text',
  preset: '',
  required: 0,
  hint: '',
  options: [],
  ...rest,
});
const FIELDS = [
  question('car', { label: 'Car registration', required: 1 }),
  question('pairs', { label: 'Pairs of chopsticks', type: 'number' }),
  question('spice', { label: 'How hot?', type: 'choice', required: 1, options: ['Mild', 'Hot'] }),
  question('adult', { label: 'I am an adult', type: 'check', required: 1 }),
  question('cutlery', { label: 'Cutlery', type: 'check' }),
];
const GOOD = { car: ' 1ABC 234 ', pairs: '2', spice: 'Hot', adult: '1', cutlery: '' };

const asking = (servery: Servery, menu: object) =>
  changeMenu(servery, (tx) =>
    tx.q.updateTable('menu').set(menu).where('slug', '=', 'banksia-kitchen').execute(),
  );

async function withChips(person: Person) {
  const venue = await visit(person);
  await add(person, venue, 'Rosemary Chips', 3);
  return venue;
}

const onBoard = async (servery: Servery, id: string) => {
  const kitchen = servery.person({ AppMode: 'console' });
  await kitchen.call('ConsoleLogin', { email: 'kitchen@example.com', password: 'banksia-demo' });
  return (await kitchen.call('ConsoleBoard')).orders.find((order) => order.id === id);
};
const stored = (servery: Servery, ref: string) =>
  servery.server.db.read(({ q }) =>
    q.selectFrom('orders').selectAll().where('ref', '=', ref).executeTakeFirstOrThrow(),
  );

inEachServery(
  'what the venue asks at the checkout',
  (servery) => {
    const wrong: [what: string, change: Record<string, string>][] = [
      ['a text that is required and missing', { car: '  ' }],
      ['a number that is none', { pairs: 'two' }],
      ['a choice that is not offered', { spice: 'Volcanic' }],
      ['a box that must be ticked and holds something else', { adult: 'yes' }],
    ];
    test.each(wrong)(
      'is refused with %s, in the words of the form, and changes nothing',
      async (_w, change) => {
        await asking(servery(), { custom_fields: JSON.stringify(FIELDS) });
        const person = servery().person();
        const venue = await withChips(person);
        const custom_data = { ...GOOD, ...change };
        const before = await rowsOf(servery());
        for (const call of ['SubmitOrder', 'ValidateOrderAsync'] as const) {
          const refused = await person.refused(call, submission(venue, { custom_data }));
          const said = customProblem(FIELDS, custom_data)!;
          expect(refused).toMatchObject({
            code: 'custom_invalid',
            message: said.text,
            details: { field: said.name },
          });
        }
        expect(await rowsOf(servery())).toEqual(before);
      },
    );

    test('is kept with the order as it was asked, on the receipt of whoever placed it and on the board', async () => {
      await asking(servery(), { custom_fields: JSON.stringify(FIELDS) });
      const person = servery().person();
      const venue = await withChips(person);
      const custom_data = { ...GOOD, hidden: 'not asked' };
      const { order_id } = await person.call('SubmitOrder', submission(venue, { custom_data }));
      const renamed = FIELDS.map((field) => ({ ...field, label: `New ${field.name}` }));
      await asking(servery(), { custom_fields: JSON.stringify(renamed) });
      const details = [
        { label: 'Car registration', value: '1ABC 234' },
        { label: 'Pairs of chopsticks', value: '2' },
        { label: 'How hot?', value: 'Hot' },
        { label: 'I am an adult', value: 'Yes' },
      ];
      const { order } = await person.call('OrderStatusDetailed', { order_id });
      expect(order.details).toEqual(details);
      expect((await onBoard(servery(), order_id))?.details).toEqual(details);
      const other = await servery().person().call('OrderStatusDetailed', { order_id });
      expect(other.order.details).toEqual([]);
      const { custom_data: answers } = await stored(servery(), order_id);
      expect(JSON.parse(answers)).toEqual({ car: '1ABC 234', pairs: '2', spice: 'Hot', adult: '1' });
    });

    test('names the student and the class of the list, where a menu is a school’s', async () => {
      await asking(servery(), { custom_fields: '[]', students_enabled: 1, student_name_label: 'Child' });
      const classId = await servery().server.db.write(async ({ q }) => {
        const { venue_id } = await q
          .selectFrom('menu')
          .select('venue_id')
          .where('slug', '=', 'banksia-kitchen')
          .executeTakeFirstOrThrow();
        const made = await q
          .insertInto('student_class')
          .values({ venue_id, name: 'Year 3 Wattle' })
          .returning('id')
          .executeTakeFirstOrThrow();
        return made.id;
      });
      await asking(servery(), { students_enabled: 1 });
      const person = servery().person();
      const venue = await withChips(person);
      const student = { student_name: ' Ella Brown ', store_class_id: classId };
      const refused = await person.refused(
        'SubmitOrder',
        submission(venue, { ...student, store_class_id: 987 }),
      );
      expect(refused).toMatchObject({ code: 'class_unknown', message: 'Choose a class from the list' });
      const { order_id } = await person.call('SubmitOrder', submission(venue, student));
      const { order } = await person.call('OrderStatusDetailed', { order_id });
      expect(order.details).toEqual([{ label: 'Child', value: 'Ella Brown, Year 3 Wattle' }]);
      expect((await onBoard(servery(), order_id))?.details).toEqual(order.details);
      expect(await stored(servery(), order_id)).toMatchObject({
        student_name: 'Ella Brown',
        store_class_id: classId,
      });
      await asking(servery(), { students_enabled: 0 });
      await withChips(person);
      const plain = await person.call('SubmitOrder', submission(venue, { ...student, store_class_id: 987 }));
      expect(await stored(servery(), plain.order_id)).toMatchObject({ student_name: '', store_class_id: 0 });
    });

    test('hands over without contact only where the menu offers it for the type, in the menu’s words', async () => {
      await asking(servery(), {
        custom_fields: '[]',
        contactless: JSON.stringify({ enabled: 1, pickup: 1, pickup_label: 'Boot drop' }),
      });
      const person = servery().person();
      const venue = await withChips(person);
      const { order_id } = await person.call('SubmitOrder', submission(venue, { contactless: 1 }));
      const { order } = await person.call('OrderStatusDetailed', { order_id });
      expect(order.contactless).toBe('Boot drop');
      expect((await onBoard(servery(), order_id))?.contactless).toBe('Boot drop');
      await withChips(person);
      const without = await person.call('SubmitOrder', submission(venue, { contactless: 0 }));
      expect((await onBoard(servery(), without.order_id))?.contactless).toBe('');
      await withChips(person);
      const table = submission(venue, { contactless: 1, fulfilment_type: 'table', table_num: '7' });
      const atTable = await person.call('SubmitOrder', table);
      expect((await onBoard(servery(), atTable.order_id))?.contactless).toBe('');
    });

    test('is kept in the cart by update_checkout, and forgotten when the cart is emptied', async () => {
      await asking(servery(), { custom_fields: JSON.stringify(FIELDS) });
      const person = servery().person();
      const venue = await withChips(person);
      const answers = { spice: 'Hot', hidden: 'not asked' };
      const { order } = await person.call('ManageCart.update_checkout', {
        ...venue.at,
        checkout_options: { custom_data: answers },
      });
      expect(order.custom_data).toEqual({ spice: 'Hot' });
      expect((await person.call('ManageCart.load_checkout', venue.at)).order.custom_data).toEqual({
        spice: 'Hot',
      });
      expect((await person.refused('SubmitOrder', submission(venue))).code).toBe('custom_invalid');
      await person.call('ManageCart.clear_cart', venue.at);
      expect((await person.call('ManageCart.load_checkout', venue.at)).order.custom_data).toEqual({});
    });
  },
  { RATE_LIMIT: 'off' },
);
