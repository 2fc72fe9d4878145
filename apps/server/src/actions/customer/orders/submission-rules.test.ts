import { expect, test } from 'vitest';
import { add, changeMenu, rowsOf, SAM, submission, visit } from '../../../../testing/orders.ts';
import { inEachShop } from '../../../../testing/shop.ts';

const QUESTION = { name: 'car', label: 'Car', type: 'text', preset: '', required: 1, hint: '', options: [] };

inEachShop(
  'the rules of a submission',
  (shop) => {
    test('are all checked by the server, one thing told at a time, in the order in which a person would fix them, and nothing is stored until all hold [CHK-194]', async () => {
      await changeMenu(shop(), (tx) =>
        tx.q
          .updateTable('menu')
          .set({ custom_fields: JSON.stringify([QUESTION]) })
          .execute(),
      );
      const person = shop().person();
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
      const before = await rowsOf(shop());
      const told = async (body: object) => {
        const codes = new Set<string>();
        for (const preorder of [0, 1])
          codes.add((await person.refused('SubmitOrder', { ...body, preorder })).code);
        codes.add((await person.refused('ValidateOrderAsync', body)).code);
        return [...codes];
      };
      expect(await told(wrong)).toEqual(['no_order']);
      expect(await rowsOf(shop())).toEqual(before);
      await add(person, venue, 'Rosemary Chips', 2);
      const filled = await rowsOf(shop());
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
        expect(await told(body)).toEqual([code]);
        Object.assign(body, fix);
      }
      expect(await rowsOf(shop())).toEqual(filled);
      const placed = await person.send('SubmitOrder', body);
      expect(placed.ResponseCode).toBe('SUCCESS');
    });
  },
  { RATE_LIMIT: 'off' },
);
