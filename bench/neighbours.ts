import type { Postgres } from '../scripts/postgres.ts';
import { stopped } from './customer.ts';
import { calls, createDatabase, type GrowthCall } from './growth.ts';
import { setGrowthStage, type Visitor } from './growth-stage.ts';
import { load } from './load.ts';
import { claim } from './report.ts';
import { startServer } from './stage.ts';

const PEOPLE = 600;
/** What the other organisation's customers send at once, and from how few addresses: a flood, or a very good day. */
const FLOOD = 32;
const ADDRESSES = 4;
/** So much longer a call may take while a neighbour is flooded. */
const MOST = 2;
const ROUNDS = 3;
const MEASURED: readonly GrowthCall[] = ['menu', 'add', 'order', 'board'];

/** As a proxy in front hands it on. */
const from = (request: Buffer, address: string): Buffer =>
  Buffer.from(
    request.toString().replace('host: localhost', `host: localhost\r\nx-forwarded-for: ${address}`),
  );

type People = { visitors: readonly Visitor[]; addressOf(index: number): string };

const requestOf =
  ({ visitors, addressOf }: People, name: GrowthCall) =>
  (index: number): Buffer => {
    const place = index % visitors.length;
    return from(calls[name](visitors[place]!), addressOf(place));
  };

/** Keeps asking until it is told to stop; answers how many calls were made and how many were turned away. */
function flood(port: number, people: People): { stop(): Promise<{ made: number; refused: number }> } {
  let going = true;
  const work = (async () => {
    const sum = { made: 0, refused: 0 };
    while (going)
      for (const name of ['menu', 'add', 'order'] as const) {
        const run = await load(port, FLOOD, { count: 200, request: requestOf(people, name) });
        sum.made += 200;
        sum.refused += run.failed;
      }
    return sum;
  })();
  return {
    stop: () => {
      going = false;
      return work;
    },
  };
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** `npm run bench -- neighbours`: what one organisation's calls take alone, and while another's shop is flooded. */
export async function benchNeighbours(postgres: Postgres): Promise<void> {
  const url = postgres.url('neighbours');
  await createDatabase(postgres, 'neighbours');
  const { visitors } = await setGrowthStage(url, 2, PEOPLE);
  const quiet: People = {
    visitors: visitors.filter(({ token }) => token === 'demo-token'),
    addressOf: (index) => `10.1.${index >> 8}.${index & 255}`,
  };
  const busy: People = {
    visitors: visitors.filter(({ token }) => token !== 'demo-token'),
    addressOf: (index) => `10.2.0.${index % ADDRESSES}`,
  };
  const { child, port } = await startServer({
    DATABASE_URL: url,
    PRERENDER: 'off',
    RATE_LIMIT: 'on',
    TRUST_PROXY: 'loopback',
  });
  const took = async (name: GrowthCall): Promise<number> => {
    if (name === 'order')
      await load(port, 1, { count: quiet.visitors.length, request: requestOf(quiet, 'add') });
    const run = await load(port, 1, { count: quiet.visitors.length, request: requestOf(quiet, name) });
    return run.p50;
  };
  for (const name of MEASURED) await took(name);
  for (const name of MEASURED) {
    const ratios: number[] = [];
    const flooded = { made: 0, refused: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await took(name);
      const neighbour = flood(port, busy);
      const beside = await took(name);
      const { made, refused } = await neighbour.stop();
      flooded.made += made;
      flooded.refused += refused;
      ratios.push(beside / alone);
    }
    const ratio = middle(ratios);
    claim(
      `${name} of one organisation while another's shop is flooded`,
      ratio <= MOST,
      `${ratio.toFixed(2)} times as long (${flooded.made} calls next door, ${flooded.refused} of them turned away)`,
    );
  }
  await stopped(child);
}
