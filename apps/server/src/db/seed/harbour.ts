import type { Insertable } from 'kysely';
import type { Tx } from '#db/database';
import { harbourCheckout } from '#db/seed/data/checkout-form';
import { daily, type SeedFulfilment } from '#db/seed/data/fulfilment';
import { harbourGroups, harbourMenu } from '#db/seed/data/harbour-menu';
import type { SeedOptions } from '#db/seed/data/shape';
import { insertFulfilment } from '#db/seed/insert-fulfilment';
import { insertMenu } from '#db/seed/insert-menu';
import { harbourCustomers } from '#db/seed/data/people';
import { insertTeam, insertCustomers } from '#db/seed/insert-people';
import { insertVenue, insertOnAccount, insertPayInStore } from '#db/seed/insert-venue';
import type { VenueTable } from '#db/tables/venue';

const harbour: Insertable<VenueTable> = {
  brand_code: 'harbour',
  name: 'Harbour Noodle Bar',
  address1: '4 Wharf Lane',
  suburb: 'Walsh Bay',
  state: 'NSW',
  postcode: '2000',
  phone: '(02) 5550 0187',
  // The tax office's own example number: it passes the check digits and belongs to nobody.
  abn: '51 824 753 556',
  time_zone: 'Australia/Sydney',
  country_code: 'AU',
  status: 'online',
  always_open: 0,
  order_for_later: 1,
  hero_img_url: 'hero.svg',
  promo_text: '',
  payment_text: 'Pay at the counter when you leave.',
  delivery_text: '',
  warning_text: 'Our kitchen uses wheat, soy, sesame, egg, fish and shellfish.',
  surcharge_cc: 120,
  surcharge_amex: 240,
  surcharge_paypal: 150,
  preorder_fee: 0,
  lat_e6: -33_856_400,
  long_e6: 151_204_600,
  radius_km: 5,
};

const hours = daily([{ from: '11:30', to: '21:30' }], [{ from: '11:30', to: '22:30' }]);

const fulfilment: readonly SeedFulfilment[] = [
  {
    code: 'table',
    words: { icon: 'utensils', verb: 'Eat here', descr: 'Tell us your table and stay on your stool.' },
    rules: { asap: 1, asap_mins: 10, table_num_required: 1, table_nums: '1-30' },
    hours,
  },
  {
    code: 'pickup',
    words: {
      icon: 'shopping-bag',
      verb: 'Pickup',
      descr: 'Broth and noodles packed apart, so nothing goes soft.',
    },
    rules: {
      asap: 1,
      asap_mins: 15,
      time_frame: 'datetime',
      time_type: 'user',
      min_notice: 15,
      time_block: 10,
      block_capacity: 6,
      order_for_later: 1,
    },
    hours,
  },
];

const settings = {
  slug: 'harbour-noodle-bar',
  version: 1,
  public_notice: '',
  checkout_notice: '',
  display_images: 1,
  allow_promo_codes: 0,
  allow_order_notes: 1,
  require_registration: 0,
  show_dietary_info: 1,
  group_by_category: 1,
  students_enabled: 0,
  student_name_label: '',
  ...harbourCheckout,
};

export async function seedHarbour(tx: Tx, options: SeedOptions): Promise<void> {
  const { now, passwordHash, pinHash, alwaysOpen } = options;
  const venueId = await insertVenue(tx, harbour);
  await insertFulfilment(tx, { venueId, clock: { now, zone: harbour.time_zone, alwaysOpen } }, fulfilment);
  await insertMenu(tx, venueId, { settings, groups: harbourGroups, categories: harbourMenu });
  await insertPayInStore(tx, venueId, 'At the counter');
  await insertOnAccount(tx, venueId);
  const venue = { venueId, brandCode: harbour.brand_code, now, passwordHash, pinHash };
  await insertCustomers(tx, venue, harbourCustomers);
  await insertTeam(tx, venue, {
    organisation: harbour.name,
    people: [{ name: 'Robin Owner', email: 'owner@harbour.example.com', role: 'owner' }],
  });
}
