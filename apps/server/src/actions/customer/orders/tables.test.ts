import { expect, test } from 'vitest';
import { add, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery('an order for a table', (servery) => {
  const wanted = async (table_num: string) => {
    const person = servery().person();
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips');
    return { person, order: submission(venue, { fulfilment_type: 'table', table_num }) };
  };

  test.each(['12', '012', 'b-7'])('is taken for a table that there is: %s', async (table) => {
    const { person, order } = await wanted(table);
    expect((await person.call('SubmitOrder', order)).order_id).not.toBe('');
  });

  test.each(['0', '41', '999', 'D1', 'kitchen'])(
    'is refused for one that there is not: %s',
    async (table) => {
      const { person, order } = await wanted(table);
      const failed = await person.refused('SubmitOrder', order);
      expect(failed).toMatchObject({ code: 'table_unknown' });
      expect(failed.message).toBe('We don’t have that table. Check the number on your table');
    },
  );
});
