import { join } from 'node:path';
import { migrate } from '#db/migrate';
import { prepareDemo } from '#db/seed/prepare';
import { openSqlite } from '#db/sqlite';
import { sellInputTaxed } from './canteen.ts';
import { makeLargeMenu } from './large-menu.ts';
import { makeRoom } from './room.ts';
import { wantPaymentForStanding } from './standing-payment.ts';
import { chargeSurcharges } from './surcharges.ts';

/**
 * The demo venues as journeys want them: with surcharges, with food that is input-taxed at Harbour, with standing orders there
 * for those who can pay, and with room for far more orders in a quarter of an hour than a kitchen takes. Run before the server, which would keep what it has read of a menu for a minute.
 */
const db = openSqlite(join(process.env['SERVERY_DATA'] ?? '', 'servery.db'), {
  publish: () => {},
  wakeJobs: () => {},
});
await migrate(db);
await prepareDemo(db, { production: false, now: Date.now() });
await chargeSurcharges(db);
await db.write((tx) => sellInputTaxed(tx, ['Onigiri', 'Salted Edamame']));
await db.write((tx) => wantPaymentForStanding(tx, 'harbour'));
await makeRoom(db);
if (process.env['LARGE_MENU']) await makeLargeMenu(db, process.env['LARGE_MENU']);
await db.close();
