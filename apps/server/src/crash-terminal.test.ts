import { describe, expect, test } from 'vitest';
import { few, PATIENT } from '../testing/at-length.ts';
import { eventually } from '../testing/eventually.ts';
import { signIn } from '../testing/orders.ts';
import { ownPlace, startProcess } from '../testing/process.ts';
import { type Sandbox, startSandbox } from '../testing/sandbox.ts';
import { engines } from '../testing/engines.ts';
import { customerAt, type Person } from '../testing/servery.ts';
import { chipsByTerminal, linklyEnv, netAtPinpads, pairTerminal, pinpadAt } from '../testing/terminals.ts';

const KIOSK = 'kiosk@example.com';

/** What is pressed before the server dies and after; what becomes of it, once another server has found out. */
const POINTS = [
  ['while the pinpad waits for a card, which comes later', { before: [], after: ['tap'] }, 'approved'],
  ['while the pinpad waits for a card, which is declined', { before: [], after: ['decline'] }, 'failed'],
  ['while the pinpad waits for a card, and nobody has one', { before: [], after: ['cancel'] }, 'failed'],
  ['after the card, before its answer arrived', { before: ['line', 'tap'], after: ['line'] }, 'approved'],
  ['after a refusal, before its answer arrived', { before: ['line', 'decline'], after: ['line'] }, 'failed'],
] as const;

async function begin(sandbox: Sandbox, kiosk: Person) {
  await pairTerminal(kiosk, sandbox, 'kiosk-1');
  const { fields } = await chipsByTerminal(kiosk);
  const { eftpos } = await kiosk.call('SubmitOrder', { ...fields, preorder: 0 });
  await eventually(async () => (await pinpadAt(sandbox, 'kiosk-1').look()).step === 'card');
  return { fields, at: eftpos! };
}

/** The number of the next order says how many there were before. */
async function nextNumber(kiosk: Person): Promise<string> {
  const { fields } = await chipsByTerminal(kiosk);
  const { order_id } = await kiosk.call('SubmitOrder', { ...fields, payment_method: 'STORE' });
  return (await kiosk.call('OrderStatusDetailed', { order_id })).order.pos_order_id;
}

describe.concurrent.each(engines())(
  'a server that is killed while somebody pays on a pinpad, on %s',
  (engine) => {
    test.each(few(POINTS, 2))(
      '%s: there is one order and one charge, or neither',
      async (_when, keys, state) => {
        const sandbox = await startSandbox();
        const { env, remove } = await ownPlace(engine);
        const all = { ...env, ...linklyEnv(sandbox.url), ...PATIENT };
        const first = await startProcess(all);
        const kiosk = await signIn(customerAt(first.url), KIOSK);
        const { fields, at } = await begin(sandbox, kiosk);
        const pinpad = pinpadAt(sandbox, 'kiosk-1');
        for (const key of keys.before) await pinpad.press(key);
        first.child.kill('SIGKILL');
        await first.ended;
        for (const key of keys.after) await pinpad.press(key);

        const second = await startProcess(all);
        const again = customerAt(second.url, { sid: kiosk.sid ?? '' });
        const ended = await eventually(async () => {
          const said = await again.call('Linkly.transaction', at);
          return said.state !== 'running' && said;
        });
        expect(ended.state).toBe(state);
        const placed = await again.send('SubmitOrder', fields);
        expect(placed.ResponseCode).toBe(state === 'approved' ? 'SUCCESS' : 'ERROR');
        expect(await netAtPinpads(sandbox, at.session_id)).toBe(state === 'approved' ? 1 : 0);
        expect(await nextNumber(again)).toBe(state === 'approved' ? '2' : '1');
        second.child.kill('SIGTERM');
        expect(await second.ended).toBe(0);
        await sandbox.close();
        remove();
      },
      300_000,
    );
  },
);
