import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allReported, errorsEnv, reported } from '../../../../testing/errors.ts';
import { orderChips, SAM, signIn } from '../../../../testing/orders.ts';
import { type Sandbox, setProvider, startSandbox } from '../../../../testing/sandbox.ts';
import { engines } from '../../../../testing/engines.ts';
import { openServery, type Servery } from '../../../../testing/servery.ts';

const CARD = '4111 1111 1111 1111';
const FAULT = {
  kind: 'window',
  message: "TypeError: Cannot read properties of undefined (reading 'items')",
  stack: 'TypeError: x\n    at openMenu (https://servery.example/assets/menu-1.js?v=2:1:204)',
  path: '/menu/banksia-kitchen',
} as const;

describe.each(engines())('errors of pages and of the server, on %s', (engine) => {
  let sandbox: Sandbox;
  let servery: Servery & { close(): Promise<void> };
  beforeAll(async () => {
    sandbox = await startSandbox();
    servery = await openServery(engine, errorsEnv(sandbox));
  });
  afterAll(async () => {
    await servery.close();
    await sandbox.close();
  });
  const nextMinute = () => {
    servery.clock.now += 60_000;
  };

  test('what a page reports arrives, with where it was and in which client', async () => {
    const app = servery.person({ AppMode: 'app', AppVersion: '3.1.20' });
    expect(await app.call('ClientError', FAULT)).toEqual({});
    const { headers, from, text } = await reported(sandbox, "reading 'items'");
    expect(from).toBe('client');
    expect(headers).toMatchObject({
      kind: 'window',
      mode: 'app',
      brand: 'demo',
      version: '3.1.20',
      path: '/menu/banksia-kitchen',
    });
    const event = JSON.parse(text) as { exception: { values: { type: string; stacktrace: object }[] } };
    expect(event.exception.values[0]).toMatchObject({
      type: 'TypeError',
      stacktrace: {
        frames: [{ function: 'openMenu', filename: '/assets/menu-1.js', lineno: 1, colno: 204 }],
      },
    });
  });

  test('a call that fails unexpectedly is reported with the reference that the caller was given', async () => {
    await servery.server.db.write(({ q }) =>
      q.schema
        .alterTable('push_open')
        .renameTo('push_gone')
        .execute()
        .then(() => true),
    );
    const { details } = await servery.person().refused('Push.track_open', {
      pn_data: { provider: 'x', pushToken: 't', notif: `${SAM.customer_name} ${SAM.customer_mobile}` },
    });
    expect(details.code).toBe('unexpected');
    const { headers, from } = await reported(sandbox, 'a call failed unexpectedly');
    expect(from).toBe('server');
    expect(headers).toMatchObject({ action: 'Push.track_open', ref: details.ref });
  });

  test('a job is reported when it is given up, not each time that it fails', async () => {
    const put = (attempts: number) =>
      servery.server.db.write(async (tx) => {
        const payload = `${SAM.customer_name} ${SAM.customer_email} ${SAM.customer_mobile}`;
        const job = {
          kind: 'deliver',
          lane: 'notification' as const,
          payload,
          attempts,
          run_at: 0,
          last_error: '',
        };
        await tx.q
          .insertInto('job')
          .values({ ...job, state: 'waiting' })
          .execute();
        tx.wakeJobs();
      });
    await put(3);
    await put(11);
    const { headers } = await reported(sandbox, 'a job was given up');
    expect(headers).toMatchObject({ job: 'deliver', attempts: '12' });
    const jobs = (await allReported(sandbox)).filter(({ text }) => text.includes('job'));
    expect(jobs).toHaveLength(1);
  });

  test('nothing of a person reaches the service, whatever a page sends', async () => {
    nextMinute();
    const member = await signIn(servery.person());
    const { order_id } = await orderChips(member);
    const sid = member.sid ?? '';
    await member.call('ClientError', {
      ...FAULT,
      message: `lost "${SAM.customer_name}" ${SAM.customer_email} ${SAM.customer_mobile} ${sid} /r?usertoken=abc`,
      stack: `Error: ${SAM.customer_name}\n    at ${SAM.customer_email} (https://servery.example/a.js?sid=${sid}:1:1)`,
      path: `/receipt/${order_id}`,
      AppVersion: SAM.customer_mobile,
    });
    const card = { ...FAULT, message: `lost ${CARD}` };
    expect((await member.refused('ClientError', card)).code).toBe('card_number_sent');
    await reported(sandbox, 'lost ');
    // The number of a report is made at random, and four digits in a row are in many.
    const everything = JSON.stringify(await allReported(sandbox)).replaceAll(/[0-9a-f]{32}/g, '');
    const personal = [...Object.values(SAM), 'Sam', 'Nguyen', CARD, '4111', sid, order_id, 'usertoken'];
    for (const secret of personal) expect(everything).not.toContain(secret);
    expect(everything).not.toMatch(/\?\w+=/);
  });

  test('takes a page without its query only, and nothing that is too long', async () => {
    const problem = async (more: object) =>
      (await servery.person().refused('ClientError', { ...FAULT, ...more })).message;
    expect(await problem({ path: '/menu?usertoken=x' })).toBe('path is not a path without its query');
    expect(await problem({ message: 'x'.repeat(301) })).toBe('message is longer than 300 characters');
    expect(await problem({ stack: 'x'.repeat(4001) })).toBe('stack is longer than 4000 characters');
    expect(await problem({ kind: 'else' })).toBe('kind is not window, rejection, crash or log');
  });

  test('a flood is cut, for whoever sends it and as a whole, and does not hide the server', async () => {
    nextMinute();
    const before = (await allReported(sandbox)).length;
    const loud = servery.person();
    for (let count = 0; count < 10; count += 1) await loud.call('ClientError', FAULT);
    expect((await loud.refused('ClientError', FAULT)).code).toBe('too_many');
    for (let each = 0; each < 5; each += 1) {
      const person = await signIn(servery.person());
      for (let count = 0; count < 8; count += 1)
        await person.call('ClientError', { ...FAULT, message: `fault ${each} of ${count}` });
      await servery.server.errors.settled(10_000);
    }
    await servery
      .person()
      .refused('Push.track_open', { pn_data: { provider: 'x', pushToken: 't', notif: 'n' } });
    await servery.server.errors.settled(10_000);
    const arrived = (await allReported(sandbox)).slice(0, -before);
    expect(arrived.filter(({ subject }) => subject.includes('items'))).toHaveLength(3);
    expect(arrived.filter(({ from }) => from === 'client')).toHaveLength(30);
    expect(arrived.filter(({ from }) => from === 'server')).toHaveLength(1);
  });

  test.each(['refuse', 'temporary', 'drop', 'hang'])(
    'nobody waits for a service that does %s',
    async (mode) => {
      nextMinute();
      await setProvider(sandbox, 'errors', { mode, times: 1 });
      await servery.person().call('ClientError', { ...FAULT, message: `in mode ${mode}` });
      const settled = servery.server.errors.settled(60_000).then(() => 'settled');
      if (mode === 'hang')
        expect(await Promise.race([settled, Promise.resolve('under way')])).toBe('under way');
      expect(await orderChips(servery.person())).toMatchObject({ payment_method: 'STORE' });
      nextMinute();
      await servery.person().call('ClientError', { ...FAULT, message: `after ${mode}` });
      await reported(sandbox, `after ${mode}`);
    },
  );
});
