import type { Postgres } from '../scripts/postgres.ts';
import { stopped } from './customer.ts';
import { calls, type GrowthCall } from './growth-calls.ts';
import { createDatabase } from './growth.ts';
import { setGrowthStage, type Visitor } from './growth-stage.ts';
import { load } from './load.ts';
import { claim } from './report.ts';
import { startServer } from './stage.ts';

const PEOPLE = 600;
/** What the other organisation's customers send at once. */
const FLOOD = 32;
/** So much longer a call may take while a neighbour is flooded. */
const MOST = 2;
const ROUNDS = 3;
/** From how few addresses: a very good day, of which most is served, or a flood, of which most is refused. */
const DAYS: readonly { addresses: number; measured: readonly GrowthCall[] }[] = [
  { addresses: 4, measured: ['menu', 'add', 'order', 'board'] },
  { addresses: 1, measured: ['add', 'order'] },
];

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

/** `npm run bench -- neighbours [addresses]`: what one organisation's calls take alone, and while another's shop is flooded. */
export async function benchNeighbours(postgres: Postgres, only: number): Promise<void> {
  const url = postgres.url('neighbours');
  await createDatabase(postgres, 'neighbours');
  const { visitors } = await setGrowthStage(url, 2, PEOPLE);
  const quiet: People = {
    visitors: visitors.filter(({ token }) => token === 'demo-token'),
    addressOf: (index) => `10.1.${index >> 8}.${index & 255}`,
  };
  const others = visitors.filter(({ token }) => token !== 'demo-token');
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
  const compare = async (name: GrowthCall, busy: People): Promise<void> => {
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
  };
  for (const name of ['menu', 'add', 'order', 'board'] as const) await took(name);
  for (const { addresses, measured } of DAYS.filter((day) => only === 0 || day.addresses === only)) {
    const busy = {
      visitors: others,
      addressOf: (index: number) => `10.${1 + addresses}.0.${index % addresses}`,
    };
    for (const name of measured) await compare(name, busy);
  }
  await stopped(child);
}
