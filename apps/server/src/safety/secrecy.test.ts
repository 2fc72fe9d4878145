import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLIENT_IDS, identityEnv, linkIn, type Message, SECRET, signUpForm } from '../../testing/identity.ts';
import { ownPlace, type ServerProcess, startProcess } from '../../testing/process.ts';
import { type Sandbox, setProvider, startSandbox } from '../../testing/sandbox.ts';
import { engines } from '../../testing/engines.ts';
import { customerAt, type Person } from '../../testing/servery.ts';
import type { Database } from '#db/database';
import { openPostgres } from '#db/postgres';
import { openSqlite } from '#db/sqlite';

const EMAIL = 'quiet.person@example.com';
const MOBILE = '+61491570156';
const PINS = ['246810', '970813'];
const PASSWORDS = ['banksia-demo', SECRET, 'wrong but telling', 'a newer secret'];

type Held = { id: string; version: number };

/** Every row of every table, as text. */
const everything = (db: Database): Promise<string> =>
  db.read(async ({ q }) => {
    const tables = await q.introspection.getTables();
    const rows: unknown[] = [];
    for (const { name } of tables)
      rows.push(
        await q
          .selectFrom(name as 'session')
          .selectAll()
          .execute(),
      );
    return JSON.stringify(rows);
  });

describe.each(engines())('secrets, on %s', (engine) => {
  let sandbox: Sandbox;
  let place: Awaited<ReturnType<typeof ownPlace>>;
  let server: ServerProcess;
  const secrets = new Set<string>([...PASSWORDS, 'twilio-token']);

  beforeAll(async () => {
    sandbox = await startSandbox();
    place = await ownPlace(engine);
    const env = {
      ...identityEnv(sandbox),
      TWILIO_AUTH_TOKEN: 'twilio-token',
      PAYPAL_URL: `${sandbox.url}/paypal`,
      LOG_LEVEL: 'debug',
    };
    server = await startProcess({ ...place.env, ...env });
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    place.remove();
    await sandbox.close();
  });

  const arrived = async (kind: string, to: string, subject = ''): Promise<Message> => {
    const find = async () => {
      const response = await fetch(`${sandbox.url}/api/messages?kind=${kind}&to=${encodeURIComponent(to)}`);
      const { messages } = (await response.json()) as { messages: Message[] };
      return messages.find((message) => message.subject === subject);
    };
    await expect.poll(find).toBeDefined();
    return (await find()) as Message;
  };
  const keep = (...values: (string | undefined)[]) => {
    for (const value of values) if (value) secrets.add(value);
  };
  const person = (): Person => customerAt(server.url);
  /** Every sid that anybody is given is remembered. */
  const send = async (who: Person, name: Parameters<Person['send']>[0], input: object) => {
    const envelope = await who.send(name, input);
    keep(envelope.SID);
    return envelope;
  };
  const login = { method: 'email', email: 'member@example.com', password: 'banksia-demo' };

  async function signUpAndReset(): Promise<void> {
    const someone = person();
    await setProvider(sandbox, 'mail', { mode: 'temporary', times: 1 });
    await send(someone, 'Register', signUpForm(EMAIL));
    const { query: confirm } = linkIn(await arrived('mail', EMAIL, 'Finish signing up'));
    keep(confirm['usertoken']);
    await send(someone, 'LoginByUrl', confirm);
    await send(someone, 'ForgotLogin', { login_type: 'email', email: EMAIL });
    const { query: reset } = linkIn(await arrived('mail', EMAIL, 'Choose a new password'));
    keep(reset['ra']);
    const changed = { new_password: 'a newer secret', confirm_password: 'a newer secret' };
    await send(someone, 'ResetPassword', { user_id: reset['ri'], reset_auth: 'no', ...changed });
    await send(someone, 'ResetPassword', { user_id: reset['ri'], reset_auth: reset['ra'], ...changed });
  }

  async function signInEveryWay(): Promise<void> {
    const someone = person();
    await send(someone, 'Login', { ...login, password: 'wrong but telling' });
    await send(someone, 'Login', login);
    await send(someone, 'Login', { method: 'mobile', mobile: MOBILE, pin: PINS[0] });
    const link = await send(someone, 'LoginLink', {});
    const { userid, usertoken } = link.Response as { userid: string; usertoken: string };
    keep(usertoken);
    await send(person(), 'LoginByUrl', { userid, usertoken: 'not it' });
    await send(person(), 'ThirdPartyUser', { method: 'login', userid, usertoken, agreed: 1 });
    for (const kind of ['good', 'expired', 'forged']) {
      const response = await fetch(`${sandbox.url}/social/google/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: CLIENT_IDS.google, person: 'grace', kind }),
      });
      const { id_token: credential } = (await response.json()) as { id_token: string };
      keep(credential, credential.split('.')[2]);
      await send(person(), 'Login', { method: 'google', payload: { credential } });
    }
    await send(someone, 'Logout', { everywhere: 1 });
  }

  async function resetPin(): Promise<void> {
    await send(person(), 'ForgotLogin', { login_type: 'mobile', mobile: MOBILE });
    const { query } = linkIn(await arrived('text', MOBILE));
    keep(query['ra']);
    const pin = { new_pin: PINS[1], confirm_pin: PINS[1] };
    await send(person(), 'ResetPassword', { user_id: query['ri'], reset_auth: query['ra'], ...pin });
    await send(person(), 'Login', { method: 'mobile', mobile: MOBILE, pin: PINS[1] });
  }

  /** Keys of a payment account, right and wrong, saved, tested and taken out of use again. */
  async function keepAccount(): Promise<void> {
    const owner = customerAt(server.url, { AppMode: 'console' });
    await send(owner, 'ConsoleLogin', { email: 'owner@example.com', password: 'banksia-demo' });
    const account = { provider: 'paypal', mode: 'sandbox', account_scope: 'venue', account_name: 'PayPal' };
    for (const secret of ['wrong-but-a-secret', 'a-client-secret-of-paypal']) {
      keep(secret);
      const values = { client_id: 'client-of-paypal', secret };
      const { accounts } = (await owner.call('ConsolePaymentAccounts')) as { accounts: Held[] };
      const [held] = accounts;
      const change = held && { account_id: held.id, version: held.version };
      const saved = await send(owner, 'ConsolePaymentAccounts.save', { ...account, ...change, values });
      const { account_id } = saved.Response as { account_id: string };
      const tested = await send(owner, 'ConsolePaymentAccounts.test', { account_id });
      expect(tested.Response).toMatchObject({ result: secret.startsWith('wrong') ? 'refused' : 'ok' });
      expect(JSON.stringify([saved, tested])).not.toContain(secret);
    }
  }

  test('no password, PIN, token or sid stands in a log line or in the database after a round of sign-ins', async () => {
    await signInEveryWay();
    await signUpAndReset();
    await resetPin();
    await keepAccount();
    expect(secrets.size).toBeGreaterThan(15);
    const quiet = { publish: () => {}, wakeJobs: () => {} };
    const { SERVERY_DATA: folder = '', DATABASE_URL: url } = place.env;
    const file = join(folder, 'servery.db');
    const db = url ? openPostgres(url, 1, quiet) : openSqlite(file, quiet);
    const stored = await everything(db);
    await db.close();
    const files = url ? [] : readdirSync(folder).filter((name) => name.startsWith('servery.db'));
    const raw = files.map((name) => readFileSync(join(folder, name), 'latin1')).join('');
    const log = server.said();
    expect(log).toContain('"action":"ResetPassword","code":"ok"');
    expect(log).toContain('a job failed');
    expect(stored).toContain(EMAIL);
    expect(stored).toContain('client-of-paypal');
    for (const secret of secrets) {
      expect(log).not.toContain(secret);
      expect(stored).not.toContain(secret);
      expect(raw).not.toContain(secret);
    }
    for (const pin of PINS) {
      expect(log).not.toMatch(new RegExp(`\\b${pin}\\b`));
      expect(stored).not.toMatch(new RegExp(`\\b${pin}\\b`));
    }
    for (const personal of [EMAIL, MOBILE, 'member@example.com']) expect(log).not.toContain(personal);
  });
});
