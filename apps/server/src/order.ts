import { formatCents } from '@servery/domain/money';
import { commandConfig } from '#command-config';
import { ConfigError } from '#config';
import { openDatabase } from '#live/open-database';
import { createBus } from '#live/bus';
import { lifeOf, ordersCalled } from '#queries/order-life';

const HOW = 'Which order? npm run order -- <number>';

const timeOf = (at: number): string => new Date(at).toISOString();
type Found = Awaited<ReturnType<typeof ordersCalled>>[number];
const headOf = ({ id, number, venue, source, fulfilment_type: type, total, placed_at: at }: Found): string =>
  `id:${id}  ${number}  ${timeOf(at)}  ${venue}  ${source} ${type} ${formatCents(total)}`;

/** `npm run order -- <number>`: its whole life. Numbers come again: `id:<id>` is one order alone. */
async function main(): Promise<void> {
  const [wanted] = process.argv.slice(2);
  if (wanted === undefined) throw new ConfigError(HOW);
  const config = await commandConfig({ mayBeNew: false });
  const wiring = { bus: createBus(), wakeJobs: () => {} };
  const { db, link } = await openDatabase(config, wiring, () => {});
  try {
    const found = await db.read((tx) => ordersCalled(tx, wanted));
    const [order] = found;
    if (!order) throw new ConfigError(`There is no order ${wanted}.`);
    const lines = found.map(headOf);
    if (found.length > 1)
      throw new ConfigError(`There are several. Say which one, such as id:${order.id}:\n${lines.join('\n')}`);
    for (const { at, what, more } of await db.read((tx) => lifeOf(tx, order)))
      lines.push(`${timeOf(at)}  ${what}${more === '' ? '' : `  (${more})`}`);
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await link?.close();
    await db.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
