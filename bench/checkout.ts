import {
  ask,
  BY_CARD,
  callServer,
  crowd,
  IN_STORE,
  type Sandbox,
  startSandbox,
  stopped,
  submission,
  tokenise,
} from './customer.ts';
import { note, settled, turnByTurn } from './report.ts';
import { fillCarts, openStage, type Stage, startServer } from './stage.ts';

const GATEWAY = '/braintree/merchants/bench';
const headers = { authorization: `Basic ${btoa('bench:bench')}` };

/** What the card provider has to be asked for one payment, and nothing else. */
async function askProvider({ port }: Sandbox, nonce: string, id: string): Promise<boolean> {
  await ask({ port, path: `${GATEWAY}/payment_method_nonces/${nonce}`, method: 'GET', body: '', headers });
  const transaction = { type: 'sale', amount: '8.00', order_id: id, payment_method_nonce: nonce };
  const sold = await ask({
    port,
    path: `${GATEWAY}/transactions`,
    body: JSON.stringify({ transaction }),
    headers,
  });
  const sale = /<id>([^<]*)</.exec(sold)?.[1] ?? '';
  const path = `${GATEWAY}/transactions/${sale}/submit_for_settlement`;
  return (await ask({ port, path, method: 'PUT', body: '{}', headers })).includes('submitted_for_settlement');
}

/**
 * A guest's whole checkout by card: validate, tokenise, place. Against the same order paid in store on the same
 * server with the same provider asked directly beside it: what is lost is what it costs to never charge twice.
 */
export async function benchCheckout(stage: Stage): Promise<void> {
  const sandbox = await startSandbox();
  const { child, port } = await startServer({ ...stage.env, ...sandbox.env });
  const db = openStage(stage);
  let keys = 0;
  const order = async (index: number, pay: 'card' | 'bare'): Promise<boolean> => {
    const person = stage.people[index % stage.people.length]!;
    keys += 1;
    const submit_key = `checkout-${process.pid}-${String(keys).padStart(10, '0')}`;
    const how = pay === 'card' ? BY_CARD : IN_STORE;
    const fields = submission(person, { ...how, submit_key });
    await callServer(port, { ...fields, preorder: 0 });
    const nonce = await tokenise(sandbox);
    if (pay === 'bare' && !(await askProvider(sandbox, nonce, submit_key))) return false;
    const braintree_nonce = pay === 'card' ? nonce : undefined;
    const placed = await callServer(port, { ...fields, preorder: 1, braintree_nonce });
    return placed.ResponseCode === 'SUCCESS';
  };
  for (const connections of [1, 32]) {
    const count = connections === 1 ? 60 : 320;
    let p99 = 0;
    let failed = 0;
    const run = async (pay: 'card' | 'bare') => {
      await settled(db);
      await fillCarts(db, stage.productId);
      const ran = await crowd(connections, count, (index) => order(index, pay));
      if (pay === 'card') ({ p99 } = ran);
      failed += ran.failed;
      return ran.perSecond;
    };
    await run('card');
    await run('bare');
    const measured = await turnByTurn(
      3,
      () => run('card'),
      () => run('bare'),
    );
    note(
      `guest checkout by card on ${stage.engine}, ${connections} at once, against paying in store and asking the provider beside it`,
      {
        ...measured,
        least: 0.4,
        more: `, p99 ${p99.toFixed(1)} ms`,
        failed,
      },
    );
  }
  await settled(db);
  await db.close();
  await stopped(child);
  await stopped(sandbox.child);
}
