import { expect, test } from 'vitest';
import { braintreeEnv, chipsByCard, inEachPayingServery } from '../../../../testing/cards.ts';
import { add, changeMenu, signIn, submission, visit } from '../../../../testing/orders.ts';

const missing = (held: object, fields: string): string[] =>
  fields.split(' ').filter((field) => !Object.hasOwn(held, field));

const HIGH_STREET = '1 High Street,,Fremantle,WA,6160,AU';

inEachPayingServery(
  'the calls of the checkout',
  ({ servery }) => {
    const withChips = async () => {
      const person = servery().person();
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', 3);
      return { person, venue };
    };

    /** What an earlier test left in the member's cart comes along with the sign-in. */
    const memberWithEmptyCart = async () => {
      const member = await signIn(servery().person());
      await member.call('ManageCart.clear_cart', (await visit(member)).at);
      return member;
    };

    test('load_checkout answers order, customer, merchant and the menu with its notice, for an address by id or in words [CHK-232 ACC-367]', async () => {
      const notice = 'Orders after 11 am are ready from noon.';
      await changeMenu(servery(), (tx) =>
        tx.q.updateTable('menu').set({ checkout_notice: notice }).execute(),
      );
      const member = await signIn(servery().person());
      const venue = await visit(member);
      await add(member, venue, 'Rosemary Chips', 3);
      const load = (where: object) =>
        member.call('ManageCart.load_checkout', {
          ...venue.at,
          menu_sub_type: 'deliver',
          component: 'Checkout',
          pn_data: { provider: 'onesignal' },
          checkout_options: {
            fulfilment_type: 'deliver',
            fulfilment_asap: 0,
            fulfilment_date: '2026-11-18',
            fulfilment_time: '12:00',
            ...where,
          },
        } as never);
      const typed = await load({ delivery_address: HIGH_STREET, delivery_address_str: HIGH_STREET });
      expect(Object.keys(typed).toSorted()).toEqual(['customer', 'menu', 'merchant', 'order']);
      expect(typed.menu.checkout_notice).toBe(notice);
      expect(typed.order).toMatchObject({
        fulfilment_type: 'deliver',
        delivery_fee: '5.00',
        delivery_address_id: 0,
        // A slot has a time of its own, and none is chosen yet.
        fulfilment: { fulfilment_asap: 0, fulfilment_date: '2026-11-18', fulfilment_time: '' },
      });
      expect(typed.customer.name).toBe('Sam Nguyen');
      expect(typed.merchant.id).toBe(venue.at.store_id);
      const { id } = typed.customer.delivery_addresses[0]!;
      expect((await load({ delivery_address_id: id })).order.delivery_address_id).toBe(id);
    });

    test('update_checkout takes method, addresses, answers, code and note, and says what they change [CHK-233]', async () => {
      const { person, venue } = await withChips();
      const update = (checkout_options: object) =>
        person.call('ManageCart.update_checkout', {
          ...venue.at,
          component: 'Checkout',
          checkout_options,
        });
      const byCard = await update({ payment_method: 'CC' });
      expect(byCard).toMatchObject({ affects_cart_total: 1, order: { payment_method: 'CC' } });
      expect(await update({ payment_method: 'CC' })).toMatchObject({ affects_cart_total: 0 });
      await update({ fulfilment_type: 'deliver' });
      const known = await update({ delivery_address: HIGH_STREET });
      expect(known.additional_data.delivery_address.postcode_id).toBeGreaterThan(0);
      expect(known.order.delivery_fee_is_estimate).toBe(0);
      const updated = await update({ custom_data: { cutlery: '1' }, order_note: 'No lime' });
      expect(updated).toMatchObject({
        affects_cart_total: 0,
        order: { custom_data: { cutlery: '1' }, note: 'No lime' },
      });
      const promo = await update({ coupon_code: 'SPRING10' });
      expect(promo).toMatchObject({ affects_cart_total: 1, order: { coupon_code: 'SPRING10' } });
      const member = await signIn(servery().person());
      const { customer } = await member.call('CustomerAccount');
      const { id } = customer.delivery_addresses[0]!;
      const saved = await member.call('ManageCart.update_checkout', {
        ...venue.at,
        checkout_options: { delivery_address_id: id },
      });
      expect(saved.order.delivery_address_id).toBe(id);
    });

    test('the order has every field that the checkout reads, and its figures add up [ORD-329 CHK-260]', async () => {
      const { person, venue } = await withChips();
      const { order } = await person.call('ManageCart.update_checkout', {
        ...venue.at,
        checkout_options: {
          payment_method: 'CC',
          fulfilment_type: 'deliver',
          delivery_address: HIGH_STREET,
          coupon_code: 'SPRING10',
          order_note: 'No lime',
          custom_data: { cutlery: '1' },
        },
      } as never);
      expect(
        missing(
          order,
          'items num_items total sub_total total_after_rewards total_after_discount surcharge_amount delivery_fee convenience_fee grand_total payment_method_id billing_address_id delivery_address_id custom_data note coupon_code fulfilment_type',
        ),
      ).toEqual([]);
      expect(order).toMatchObject({
        num_items: 3,
        sub_total: '24.00',
        total_after_rewards: '24.00',
        total_after_discount: '21.60',
        delivery_fee: '5.00',
        surcharge_amount: '0.32',
        convenience_fee: '0.00',
        grand_total: '26.92',
        total: '26.92',
        payment_method_id: venue.merchant.menu.payment_methods.find(({ code }) => code === 'CC')!.id,
        billing_address_id: 0,
        delivery_address_id: 0,
        custom_data: { cutlery: '1' },
        note: 'No lime',
        coupon_code: 'SPRING10',
        fulfilment_type: 'deliver',
      });
      expect(order.items[0]).toMatchObject({
        cart_item_slot_id: expect.any(Number),
        quantity: 3,
        price: '24.00',
      });
    });

    test('SubmitOrder takes the whole payload, and answers what the page reads [CHK-236]', async () => {
      const member = await memberWithEmptyCart();
      const { venue, fields } = await chipsByCard(member);
      const whole = {
        ...fields,
        customer_name_new: '',
        customer_mobile_new: '',
        mobile_metadata: { country_code: 'AU' },
        student_name: '',
        store_class_id: '',
        card_name: '',
        card_number: '',
        card_expiry: '',
        card_csc: '',
        delivery_address_str: HIGH_STREET,
        delivery_address1: '1 High Street',
        delivery_city: 'Fremantle',
        delivery_state: 'wa',
        delivery_postcode: '6160',
        delivery_country: 'AU',
        delivery_geo: 'place-1',
        delivery_latlng: '-32.05,115.74',
        billing_address_str: HIGH_STREET,
        billing_postcode: '6160',
        save_card: 0,
        auto_topup: 0,
        contactless: 0,
        custom_data: { cutlery: '1' },
        order_note: 'No lime',
        order_note_included: 1,
        order_source: 'rmobi',
        wallet_data: '',
      };
      const validated = await member.call('SubmitOrder', { ...whole, preorder: 0 } as never);
      expect(validated).toMatchObject({ order_id: '', order_total: '16.19', payment_method: 'CC' });
      const placed = await member.call('SubmitOrder', whole as never);
      expect(placed).toMatchObject({
        payment_method: 'CC',
        payment_redirect: '',
        order_id: expect.stringMatching(/^[\w-]{22}$/),
        order_total: '16.19',
        promo_code: '',
        customer: { name: 'Sam Nguyen', status: 1 },
      });
      await add(member, venue, 'Rosemary Chips', 2);
      await member.call('ManageCart.update_checkout', {
        ...venue.at,
        checkout_options: { coupon_code: 'SPRING10' },
      });
      const discounted = await member.call('SubmitOrder', submission(venue, { expected_total: '14.40' }));
      expect(discounted).toMatchObject({ promo_code: 'SPRING10', order_total: '14.40' });
    });

    test('a customer has every field that the checkout reads [CHK-264]', async () => {
      const member = await memberWithEmptyCart();
      const { fields } = await chipsByCard(member, { save_card: 1 });
      await member.call('SubmitOrder', fields);
      const { customer } = await member.call('CustomerAccount');
      expect(
        missing(
          customer,
          'id name email status mobile balance has_saved_card credit_card_type credit_card_ending credit_card_expired credit_card_notice credit_card_update auto_topup_amount delivery_addresses billing_addresses',
        ),
      ).toEqual([]);
      expect(customer).toMatchObject({
        name: 'Sam Nguyen',
        email: 'member@example.com',
        status: 1,
        has_saved_card: 1,
        credit_card_type: 'Visa',
        credit_card_ending: '1111',
        credit_card_expired: 0,
        credit_card_notice: '',
        credit_card_update: 0,
        auto_topup_amount: '0.00',
      });
      const address = { id: expect.any(Number), address: expect.any(String) };
      expect(customer.delivery_addresses[0]).toEqual(address);
      await servery().server.db.write(({ q }) =>
        q
          .updateTable('customer')
          .set({ card_expiry: '01/2020', auto_topup: 3000 })
          .where('id', '=', customer.id)
          .execute(),
      );
      const later = await member.call('CustomerAccount');
      expect(later.customer).toMatchObject({
        credit_card_expired: 1,
        credit_card_update: 1,
        credit_card_notice: 'Your card ending in 1111 has expired',
        auto_topup_amount: '30.00',
      });
    });

    test('the list of venues shows the icons of what can be paid with here, and no other', async () => {
      const icons = async () =>
        (await servery().person().call('Merchants', { set: 'ALL' })).merchants[0]!.payment_methods;
      const { merchant } = await visit(servery().person());
      expect(await icons()).toEqual(merchant.payment_methods);
      expect(await icons()).toEqual(merchant.menu.payment_methods.map(({ icon }) => icon));
      const all = await servery().server.db.read(({ q }) =>
        q.selectFrom('payment_method').select('code').where('venue_id', '=', merchant.id).execute(),
      );
      expect(all.map(({ code }) => code)).toContain('PP');
      expect(merchant.menu.payment_methods.map(({ code }) => code)).not.toContain('PP');
      expect(await icons()).not.toContain('paypal');
    });

    test('a merchant has every field of cards, wallets, surcharges and addresses that the checkout reads [CHK-263]', async () => {
      const { merchant } = await visit(servery().person());
      expect(
        missing(
          merchant,
          'id menu_id name suburb address1 phone fulfilment locale is_braintree_payments_enabled braintree_tokenization_key is_apple_pay_enabled apple_pay_merchant_id is_google_pay_enabled google_pay_gateway google_pay_gateway_id google_pay_merchant_id is_eftpos_enabled is_billing_address_required surcharge_percent_cc surcharge_percent_amex surcharge_percent_paypal',
        ),
      ).toEqual([]);
      expect(
        missing(
          merchant.locale,
          'country_code currency_code currency_sign address1 address2 city_suburb state postcode',
        ),
      ).toEqual([]);
      expect(merchant).toMatchObject({
        is_braintree_payments_enabled: 1,
        braintree_tokenization_key: braintreeEnv('').BRAINTREE_TOKENIZATION_KEY,
        is_eftpos_enabled: 0,
        is_billing_address_required: 0,
        surcharge_percent_cc: '1.2',
        surcharge_percent_amex: '2.4',
        surcharge_percent_paypal: '1.5',
      });
    });
  },
  braintreeEnv,
);
