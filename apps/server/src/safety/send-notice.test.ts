import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identityEnv, inEachIdentityServery, SECRET, signUp } from '../../testing/identity.ts';
import { add, submission, visit } from '../../testing/orders.ts';
import { startSandbox } from '../../testing/sandbox.ts';
import { openServery } from '../../testing/servery.ts';

const HOUR = 3_600_000;

inEachIdentityServery('messages to strangers', (servery) => {
  const settled = async () => {
    const open = () =>
      servery().server.db.read(({ q }) =>
        q.selectFrom('job').select('id').where('state', '<>', 'done').execute(),
      );
    await expect.poll(open).toEqual([]);
  };

  test('are limited for who has them sent, whoever gets them', async () => {
    const person = servery().person();
    await signUp(servery(), person, 'sender@example.com');
    const codes = [];
    for (let index = 0; index < 7; index += 1) {
      const email = `stranger${index}@example.com`;
      const form = { name: 'Mia Lim', mobile: '0491 570 110', email, current_password: SECRET };
      const { ResponseCode } = await person.send('ChangeProfile', form);
      codes.push(ResponseCode);
    }
    expect(codes).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS', 'ERROR', 'ERROR']);
    await settled();
    expect(await servery().arrived('mail', 'stranger6@example.com', 0)).toEqual([]);
    servery().clock.now += 2 * HOUR;
  });

  test('are limited for who gets them, whoever has them sent', async () => {
    const victim = 'victim@example.com';
    for (let index = 0; index < 5; index += 1) {
      const person = servery().person();
      await signUp(servery(), person, `many${index}@example.com`);
      const form = { name: 'Mia Lim', mobile: '0491 570 110', email: victim, current_password: SECRET };
      await person.call('ChangeProfile', form);
    }
    await settled();
    expect(await servery().arrived('mail', victim, 3)).toHaveLength(3);
    servery().clock.now += 2 * HOUR;
  });

  test('say nothing that whoever typed the name wanted to say', async () => {
    const name = 'Win at evil.example/prize';
    await servery().person().call('Register', {
      name,
      email: 'lured@example.com',
      mobile: '0491 570 110',
      password1: SECRET,
      password2: SECRET,
      country_code: 'AU',
      state: 'WA',
    });
    const [welcome] = await servery().arrived('mail', 'lured@example.com');
    expect(welcome!.text).toMatch(/^Welcome\. Open this link/);
    const person = servery().person();
    await signUp(servery(), person, 'lurer@example.com');
    const form = { name, mobile: '0491 570 110', email: 'lured2@example.com', current_password: SECRET };
    await person.call('ChangeProfile', form);
    const [changed] = await servery().arrived('mail', 'lured2@example.com');
    expect(changed!.text).toMatch(/^Hi\. Open this link/);
    const guest = servery().person();
    const venue = await visit(guest);
    await add(guest, venue, 'Rosemary Chips');
    await guest.call(
      'SubmitOrder',
      submission(venue, {
        customer_name: 'Win evil.example',
        customer_email: 'lured3@example.com',
        order_note: 'now at https://evil.example/prize',
      }),
    );
    const [receipt] = await servery().arrived('mail', 'lured3@example.com');
    for (const mail of [welcome, changed, receipt])
      expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toContain('evil.example');
  });
});

test('receipts of orders that nobody paid for go to one address so often and no more', async () => {
  const sandbox = await startSandbox();
  const servery = await openServery('sqlite', { ...identityEnv(sandbox), RATE_LIMIT: 'on' });
  for (let index = 0; index < 23; index += 1) {
    const guest = servery.person();
    const venue = await visit(guest);
    await add(guest, venue, 'Rosemary Chips');
    await guest.call('SubmitOrder', submission(venue, { customer_email: 'bombed@example.com' }));
  }
  const rows = await servery.server.db.read(({ q }) => q.selectFrom('outbox').select('id').execute());
  expect(rows).toHaveLength(20);
  await servery.close();
  await sandbox.close();
});

test('no message is sent but through the limits', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const users = files.filter((name) => readFileSync(join(source, name), 'utf8').includes('addNoticeJob'));
  expect(users.toSorted()).toEqual(['safety/send-notice.ts', 'stores/jobs.ts']);
});
