import type { Database } from '#db/database';

/** The demo venue adds nothing to a card, as the law has it since October 2026. Tests are about venues that still may. */
export async function chargeSurcharges(db: Database): Promise<void> {
  await db.write(({ q }) =>
    q
      .updateTable('venue')
      .set({ surcharge_cc: 120, surcharge_amex: 240, surcharge_paypal: 150 })
      .where('brand_code', '=', 'demo')
      .execute(),
  );
}
