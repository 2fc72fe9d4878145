import { expect, test } from 'vitest';
import { add, changeMenu, rowsOf, SAM, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

const QUESTION = { name: 'car', label: 'Car', type: 'text', preset: '', required: 1, hint: '', options: [] };

inEachServery(
  'the rules of a submission',
  (servery) => {
    test('are all checked by the server, one thing told at a time, in the order in which a person would fix them, and nothing is stored until all hold [CHK-194]', async () => {
      await changeMenu(servery(), (tx) =>
        tx.q
          .updateTable('menu')
          .set({ custom_fields: JSON.stringify([QUESTION]) })
          .execute(),
      );
      const person = servery().person();
      const venue = await visit(person);
      const wrong = {
        ...submission(venue),
        customer_name: '',
        customer_email: '',
        customer_mobile: '',
        fulfilment_type: 'table',
        table_num: '',
        expected_total: '1.00',
        payment_method: 'NONSENSE',
      };
      const before = await rowsOf(servery());
      const refusals = async (body: object) => {
        const codes = new Set<string>();
        for (const preorder of [0, 1])
          codes.add((await person.refused('SubmitOrder', { ...body, preorder })).code);
        codes.add((await person.refused('ValidateOrderAsync', body)).code);
        return [...codes];
      };
      expect(await refusals(wrong)).toEqual(['no_order']);
      expect(await rowsOf(servery())).toEqual(before);
      await add(person, venue, 'Rosemary Chips', 2);
      const filled = await rowsOf(servery());
      const fixes: [code: string, fix: object][] = [
        ['name_required', { customer_name: SAM.customer_name }],
        ['email_required', { customer_email: SAM.customer_email }],
        ['mobile_required', { customer_mobile: SAM.customer_mobile }],
        ['custom_invalid', { custom_data: { car: '1ABC 234' } }],
        ['table_required', { table_num: '7' }],
        ['total_changed', { expected_total: '16.00' }],
        ['payment_method_unavailable', { payment_method: 'STORE' }],
      ];
      const body = { ...wrong };
      for (const [code, fix] of fixes) {
        expect(await refusals(body)).toEqual([code]);
        Object.assign(body, fix);
      }
      expect(await rowsOf(servery())).toEqual(filled);
      const placed = await person.send('SubmitOrder', body);
      expect(placed.ResponseCode).toBe('SUCCESS');
    });
  },
  { RATE_LIMIT: 'off' },
);
