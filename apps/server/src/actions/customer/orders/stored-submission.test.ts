import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { attemptsOf, inEachPayingServery } from '../../../../testing/cards.ts';
import { add, submission, visit } from '../../../../testing/orders.ts';
import { redirectEnv, TOTAL } from '../../../../testing/redirects.ts';

inEachPayingServery(
  'a payment that a stranger begins',
  ({ servery }) => {
    const begin = async (custom_data: Record<string, string>) => {
      const person = servery().person();
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', 2);
      const fields = submission(venue, {
        payment_method: 'PP',
        expected_total: TOTAL.PP,
        submit_key: randomUUID(),
        preorder: 0,
        custom_data,
      });
      return { person, fields, key: String(fields.submit_key) };
    };
    const filler = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`unasked${index}`, 'x'.repeat(200)]));

    test('stores the answers that the venue asked for, and nothing else', async () => {
      const { person, fields, key } = await begin({ ...filler(40), cutlery: '1' });
      await person.call('SubmitOrder', fields);
      const [attempt] = await attemptsOf(servery(), key);
      expect(attempt!.submission).not.toContain('unasked');
      expect(JSON.parse(attempt!.submission).input.custom_data).toEqual({ cutlery: '1' });
      expect(attempt!.submission.length).toBeLessThan(2000);
    });

    test('is refused with more answers than anybody asks for', async () => {
      const { person, fields, key } = await begin(filler(60));
      const refused = await person.refused('SubmitOrder', fields);
      expect(refused).toMatchObject({ code: 'bad_request', details: { field: 'custom_data' } });
      expect(await attemptsOf(servery(), key)).toEqual([]);
    });
  },
  redirectEnv,
);
