import { expect, test } from 'vitest';
import { PATIENT } from '../testing/at-length.ts';
import { braintreeEnv, chargesAt, chipsByCard, isCharge } from '../testing/cards.ts';
import { ownPlace, startProcess } from '../testing/process.ts';
import { startSandbox } from '../testing/sandbox.ts';
import { customerAt } from '../testing/servery.ts';
import { placedOrders } from '../testing/stored.ts';

const PEOPLE = 8;
const PATIENCE_MS = 120_000;

/** `npm run bench -- postgres crash` does the same with many more. */
test('two processes on one PostgreSQL, one of them killed while people pay: each has one order and one charge', async () => {
  const sandbox = await startSandbox();
  const { env, remove } = await ownPlace('postgres');
  const all = { ...env, ...braintreeEnv(sandbox.url), ...PATIENT, DATABASE_POOL: '4' };
  const [stays, dies] = await Promise.all([startProcess(all), startProcess(all)]);
  let answered = 0;
  let killed = false;

  /** Whoever gets no answer asks again with the same key, at the process that is left. */
  async function pay(index: number): Promise<{ key: string; order: string }> {
    const first = customerAt(stays.url);
    const { fields } = await chipsByCard(first);
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const url = index % 2 === 1 && !killed ? dies.url : stays.url;
      const person = customerAt(url, { sid: first.sid ?? '' });
      const got = await person.send('SubmitOrder', fields).catch(() => undefined);
      if (got?.ResponseCode === 'SUCCESS') {
        answered += 1;
        if (answered === 2) {
          killed = true;
          dies.child.kill('SIGKILL');
        }
        return { key: String(fields.submit_key), order: (got.Response as { order_id: string }).order_id };
      }
      if (performance.now() > end) throw new Error(`not placed: ${JSON.stringify(got?.Response)}`);
      await new Promise((later) => setTimeout(later, 50));
    }
  }

  const paid = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => pay(index)));
  await dies.ended;
  const keys = new Set(paid.map(({ key }) => key));
  const rows = (await placedOrders(env)).filter(({ submit_key: key }) => keys.has(key));
  const bySort = (list: readonly string[]) => list.toSorted();
  expect(bySort(rows.map(({ submit_key: key, ref }) => `${key} ${ref}`))).toEqual(
    bySort(paid.map(({ key, order }) => `${key} ${order}`)),
  );
  const charges = (await chargesAt(sandbox)).filter(isCharge);
  expect(bySort(charges.map(({ orderId }) => orderId))).toEqual(bySort(rows.map(({ attempt }) => attempt)));
  stays.child.kill('SIGTERM');
  await stays.ended;
  await sandbox.close();
  remove();
}, 300_000);
