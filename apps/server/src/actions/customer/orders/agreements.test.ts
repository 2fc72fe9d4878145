import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, rowsOf, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

const AGE = 'Agreement to the Age limitation is required to proceed.';
const BOTH = { age_agreed: 1, terms_agreed: 1 } as const;
const TERMS = 'Agreement to the Terms is required to proceed.';

inEachServery(
  'terms and age',
  (servery) => {
    const brand = () => servery().server.brands.byCode('demo')!;
    /** As if the brand's file said so, for the length of a test. */
    async function asking(which: { age?: true; terms?: true }, work: () => Promise<void>): Promise<void> {
      const { checkout } = brand();
      const before = { ...checkout };
      checkout.age = { ...checkout.age, enabled: which.age ?? false };
      checkout.terms = { ...checkout.terms, enabled: which.terms ?? false };
      await work().finally(() => Object.assign(checkout, before));
    }
    const onBoard = async (id: string) =>
      (await (await atConsole(servery())).call('ConsoleBoard')).orders.find((order) => order.id === id)
        ?.agreed;

    test('that the brand asks for are asked by the server too, of everybody and in both calls, and nothing is placed without them [CHK-179 CHK-180]', async () => {
      await asking({ age: true, terms: true }, async () => {
        for (const email of [undefined, 'member@example.com', 'kiosk@example.com', 'staff@example.com']) {
          const person = email ? await signIn(servery().person(), email) : servery().person();
          const venue = await visit(person);
          await add(person, venue, 'Rosemary Chips');
          const before = await rowsOf(servery());
          const refusals = async (fields: object) => {
            const body = { ...submission(venue), ...fields };
            const answers = await Promise.all([
              person.refused('SubmitOrder', { ...body, preorder: 0 }),
              person.refused('SubmitOrder', { ...body, preorder: 1 }),
              person.refused('ValidateOrderAsync', body),
            ]);
            return [...new Set(answers.map(({ code, message }) => `${code}: ${message}`))];
          };
          expect(await refusals({})).toEqual([`age_required: ${AGE}`]);
          expect(await refusals({ age_agreed: 0, terms_agreed: 1 })).toEqual([`age_required: ${AGE}`]);
          expect(await refusals({ age_agreed: 1 })).toEqual([`terms_required: ${TERMS}`]);
          expect(await refusals({ age_agreed: 1, terms_agreed: 0 })).toEqual([`terms_required: ${TERMS}`]);
          expect(await rowsOf(servery())).toEqual(before);
          const { order_id } = await person.call('SubmitOrder', submission(venue, BOTH));
          expect(await onBoard(order_id)).toEqual(['age', 'terms']);
        }
      });
    });

    test('are kept with the order as far as they were asked for', async () => {
      const place = async () => {
        const person = servery().person();
        const venue = await visit(person);
        await add(person, venue, 'Rosemary Chips');
        return onBoard((await person.call('SubmitOrder', submission(venue, BOTH))).order_id);
      };
      expect(await place()).toEqual([]);
      await asking({ terms: true }, async () => expect(await place()).toEqual(['terms']));
    });
  },
  { RATE_LIMIT: 'off' },
);
