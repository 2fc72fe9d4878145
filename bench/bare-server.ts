import { createServer } from 'node:http';
import { type BareTask, type Lane, openLanes, runBare } from './bare-database.ts';

/** Lends out the lanes one at a time; who finds none waits for the next that is given back. */
function lending(lanes: readonly Lane[]) {
  const idle = [...lanes];
  const waiting: ((lane: Lane) => void)[] = [];
  return {
    take: (): Promise<Lane> => {
      const lane = idle.pop();
      return lane ? Promise.resolve(lane) : new Promise((got) => waiting.push(got));
    },
    give: (lane: Lane): void => {
      const next = waiting.shift();
      if (next) next(lane);
      else idle.push(lane);
    },
  };
}

async function serve(task: BareTask): Promise<void> {
  const lanes = lending(await openLanes(task));
  let next = 0;
  const transact = async (): Promise<void> => {
    const lane = await lanes.take();
    next += 1;
    await runBare(lane, task, next);
    lanes.give(lane);
  };
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', async () => {
      await transact();
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"ResponseCode":"SUCCESS"}');
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
  });
}

/** The least a server can be that does the work: node:http around the bare transaction. What no server can beat. */
process.once('message', (task: BareTask) => void serve(task));
process.on('disconnect', () => process.exit(0));
