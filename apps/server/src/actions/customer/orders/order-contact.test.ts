import { detailsError } from '@servery/domain/checkout/member';
import { expect, test } from 'vitest';
import { add, rowsOf, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const NOBODY = { customer_name: '', customer_email: '', customer_mobile: '' };

inEachServery(
  'who an order is for',
  (servery) => {
    const withChips = async (person: Person) => {
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips');
      return venue;
    };
    const brand = () => servery().server.brands.byCode('demo')!;
    /** As if the brand's file said so, for the length of a test. */
    async function where(settings: object, work: () => Promise<void>): Promise<void> {
      const before = { ...brand().checkout };
      Object.assign(brand().checkout, settings);
      await work().finally(() => Object.assign(brand().checkout, before));
    }
    const contactOf = (ref: string) =>
      servery().server.db.read(({ q }) =>
        q
          .selectFrom('orders')
          .select(['contact_name', 'contact_email', 'contact_mobile', 'mobile_country'])
          .where('ref', '=', ref)
          .executeTakeFirstOrThrow(),
      );

    test('guest, kiosk and staff give their own name; email and mobile are for kiosk and staff to leave out [CHK-223]', async () => {
      const guest = servery().person();
      const venue = await withChips(guest);
      const mia = { ...NOBODY, customer_name: 'Mia' };
      const refusal = async (who: Person, fields: object) =>
        (await who.refused('SubmitOrder', { ...submission(venue), ...fields })).message;
      expect(await refusal(guest, NOBODY)).toBe('Enter your name for the order');
      expect(await refusal(guest, mia)).toBe('Enter your email address for your receipt');
      expect(await refusal(guest, { ...mia, customer_email: 'mia@example.com' })).toBe(
        'Enter your mobile phone number',
      );
      for (const who of ['kiosk', 'staff']) {
        const person = await signIn(servery().person(), `${who}@example.com`);
        await withChips(person);
        expect(await refusal(person, NOBODY)).toBe('Enter your name for the order');
        const { order_id } = await person.call('SubmitOrder', { ...submission(venue), ...mia });
        expect(await contactOf(order_id)).toEqual({
          contact_name: 'Mia',
          contact_email: '',
          contact_mobile: '',
          mobile_country: '',
        });
      }
    });

    test('what the brand hides is asked of nobody, and what it wants is asked of kiosk and staff too', async () => {
      const guest = servery().person();
      const venue = await withChips(guest);
      const mia = () => submission(venue, { ...NOBODY, customer_name: 'Mia' });
      await where({ hide_email: true }, async () => {
        expect((await guest.refused('SubmitOrder', mia())).code).toBe('mobile_required');
      });
      await where({ hide_email: true, hide_mobile: true }, async () => {
        const odd = { ...mia(), customer_email: 'not an address', customer_mobile: 'call me' };
        const { order_id } = await guest.call('SubmitOrder', odd);
        expect(await contactOf(order_id)).toMatchObject({ contact_email: '', contact_mobile: '' });
        const member = await signIn(servery().person());
        await withChips(member);
        expect((await member.refused('SubmitOrder', { ...mia(), customer_mobile_new: '12' })).code).toBe(
          'mobile_required',
        );
      });
      await where({ mobile_required: true }, async () => {
        const kiosk = await signIn(servery().person(), 'kiosk@example.com');
        await withChips(kiosk);
        expect((await kiosk.refused('SubmitOrder', mia())).code).toBe('mobile_required');
      });
    });

    test('a name that Apple or Google made up, and a mobile that is none, are refused in the words of the form', async () => {
      const person = servery().person();
      const venue = await withChips(person);
      const before = await rowsOf(servery());
      const rules = { contactOptional: false, country: 'AU' };
      for (const change of [
        { customer_name: 'Apple User' },
        { customer_name: ' googleuser ' },
        { customer_name: 'Mia', customer_name_new: 'AppleUser' },
        { customer_mobile: '0491 570' },
      ]) {
        const fields = submission(venue, change);
        const contact = {
          name: (fields.customer_name_new ?? fields.customer_name)!,
          email: fields.customer_email!,
          mobile: fields.customer_mobile!,
        };
        const refused = await person.refused('SubmitOrder', fields);
        expect(refused.message).toBe(detailsError(contact, rules)?.text);
        expect(refused.details.field).toBe(detailsError(contact, rules)?.field);
      }
      expect(await rowsOf(servery())).toEqual(before);
    });

    test('a mobile without a prefix is read in the country beside it', async () => {
      const person = servery().person();
      const venue = await withChips(person);
      const kiwi = { customer_mobile: '021 123 4567', mobile_metadata: { country_code: 'NZ' } };
      const { order_id } = await person.call('SubmitOrder', submission(venue, kiwi));
      expect(await contactOf(order_id)).toMatchObject({
        contact_mobile: '+64211234567',
        mobile_country: 'NZ',
      });
    });
  },
  { RATE_LIMIT: 'off' },
);
