import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { engines } from '../../../../testing/engines.ts';
import { codeOf } from '../../../../testing/sample-fields.ts';
import { openServery, type Person } from '../../../../testing/servery.ts';

const HOST = 'order.alpha.example';
const DAY = 86_400_000;

/** As a browser asks at a host: fetch would say its own. */
const pageAt = (url: string, host: string): Promise<string> =>
  new Promise((done, failed) => {
    const asked = request(`${url}/api/legal/terms`, { headers: { host } }, async (response) => {
      let text = '';
      for await (const part of response) text += String(part);
      done(text);
    });
    asked.on('error', failed).end();
  });

describe.each(engines())('addresses of a brand, on %s', (engine) => {
  /** What is found at each host. */
  const found = new Map<string, string[]>();
  const looked: string[] = [];
  const hostProof = {
    isProved: async (host: string, token: string) => {
      looked.push(host);
      return found.get(host)?.includes(token) === true;
    },
  };
  let servery: Awaited<ReturnType<typeof openServery>>;
  let [banksia, dune]: Person[] = [];
  const at = (person: Person | undefined): Person => {
    if (!person) throw new Error('nobody is at the console');
    return person;
  };
  const hostsOf = async (person: Person | undefined) => (await at(person).call('ConsoleHosts')).hosts;
  const claim = async (person: Person | undefined, host: string) => {
    await at(person).call('ConsoleHosts.claim', { host });
    const held = (await hostsOf(person)).find((each) => each.host === host);
    found.set(host, [...(found.get(host) ?? []), held?.token ?? '']);
  };
  const check = (person: Person | undefined, host: string) => at(person).call('ConsoleHosts.check', { host });
  const refusedCheck = async (person: Person | undefined, host: string) =>
    (await at(person).refused('ConsoleHosts.check', { host })).code;
  const changed = async (person: Person | undefined, by: (brand: { hosts: string[] }) => void) => {
    const { definition, version } = await at(person).call('ConsoleBrand');
    const brand = JSON.parse(definition) as { hosts: string[] };
    by(brand);
    return { definition: JSON.stringify(brand), version };
  };

  beforeAll(async () => {
    servery = await openServery(engine, { RATE_LIMIT: 'off' }, { hostProof });
  });
  afterAll(() => servery.close());
  beforeEach(async () => {
    found.clear();
    banksia = await atConsole(servery);
    dune = await atConsole(servery, 'owner@dune.example.com');
  });

  test('that it was given show it; one that is typed waits until it is proved', async () => {
    const given = await hostsOf(banksia);
    expect(given[0]).toMatchObject({ host: 'localhost', proved: 1, token: '' });
    await at(banksia).call('ConsoleHosts.claim', { host: ' HTTPS://Order.Alpha.Example. ' });
    const claimed = (await hostsOf(banksia)).find(({ proved }) => proved === 0);
    expect(claimed).toMatchObject({ host: HOST, record: `_servery.${HOST}` });
    expect(claimed?.token).toMatch(/^servery-[\w-]{22}$/);
    expect(await refusedCheck(banksia, HOST)).toBe('host_not_proved');
    expect(await pageAt(servery.url, HOST)).not.toContain('Banksia');

    found.set(HOST, ['what somebody else proves', claimed?.token ?? '']);
    const { hosts } = await check(banksia, HOST);
    expect(hosts.at(-1)).toMatchObject({ host: HOST, proved: 1, token: '' });
    await expect.poll(() => pageAt(servery.url, HOST)).toContain('Banksia');
    expect(await refusedCheck(banksia, HOST)).toBe('no_host');
    const [edit] = (await at(banksia).call('ConsoleBrand.history')).edits;
    expect(edit?.lines).toEqual(['Banksia Kitchen: web addresses']);
    // What shows it stays where the rest is changed.
    await at(banksia).call('ConsoleBrand.save', await changed(banksia, () => {}));
    expect(await pageAt(servery.url, HOST)).toContain('Banksia');
  });

  test('that its definition names anew wait as well, and the rest of it is saved', async () => {
    const host = 'menu.alpha.example';
    const wish = await changed(banksia, (brand) => {
      brand.hosts.push(host);
      Object.assign(brand, { name: 'Banksia Corner' });
    });
    const saved = await at(banksia).call('ConsoleBrand.save', wish);
    const { name, hosts } = JSON.parse(saved.definition) as { name: string; hosts: string[] };
    expect([name, hosts.includes(host)]).toEqual(['Banksia Corner', false]);
    expect((await hostsOf(banksia)).at(-1)).toMatchObject({ host, proved: 0 });
    expect(await pageAt(servery.url, host)).not.toContain('Banksia');
    await at(banksia).call('ConsoleHosts.drop', { host });
    expect(await refusedCheck(banksia, host)).toBe('no_host');
  });

  test('that two want are the one’s who proves it first', async () => {
    const host = 'both.alpha.example';
    await claim(banksia, host);
    await claim(dune, host);
    expect(new Set(found.get(host)).size).toBe(2);
    const ends = await Promise.all(
      [banksia, dune].map((person) => at(person).send('ConsoleHosts.check', { host })),
    );
    expect(ends.map(codeOf).toSorted()).toEqual(['SUCCESS', 'host_taken']);
    const shown = await Promise.all([banksia, dune].map(hostsOf));
    expect(
      shown.filter((hosts) => hosts.some((each) => each.host === host && each.proved === 1)),
    ).toHaveLength(1);
    const again = await Promise.all(
      [banksia, dune].map((person) => at(person).send('ConsoleHosts.claim', { host })),
    );
    expect(again.map(codeOf).toSorted()).toEqual(['SUCCESS', 'host_taken']);
  });

  test('that nobody proves in a week are let go, and no brand waits for many', async () => {
    const host = 'slow.alpha.example';
    await claim(dune, host);
    for (const number of [1, 2, 3, 4, 5]) {
      const more = at(dune).send('ConsoleHosts.claim', { host: `n${number}.alpha.example` });
      if ((await more).ResponseCode !== 'SUCCESS') break;
    }
    const full = await at(dune).refused('ConsoleHosts.claim', { host: 'more.alpha.example' });
    expect(full.code).toBe('hosts_full');
    servery.clock.now += 7 * DAY;
    dune = await atConsole(servery, 'owner@dune.example.com');
    looked.length = 0;
    expect(await refusedCheck(dune, host)).toBe('no_host');
    expect(looked).toEqual([]);
    expect((await hostsOf(dune)).filter(({ proved }) => proved === 0)).toEqual([]);
    await claim(dune, host);
    expect((await check(dune, host)).hosts.at(-1)).toMatchObject({ host, proved: 1 });
  });

  test.each([
    ['127.0.0.1', 'bad_host'],
    ['localhost', 'bad_host'],
    ['order.alpha.example/menu', 'bad_host'],
    ['dune.localhost.', 'host_taken'],
  ])('%s is none that a brand can want', async (host, code) => {
    expect((await at(banksia).refused('ConsoleHosts.claim', { host })).code).toBe(code);
  });
});
