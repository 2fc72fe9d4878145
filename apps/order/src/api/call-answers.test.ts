import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const given = {
  brand: { token: 'demo-token', app_id: 'servery-demo' },
  variant: 'web',
  sid_cookie: 'sid',
};
let cookies: string[] = [];
vi.stubGlobal('serveryFacts', given);
vi.stubGlobal('document', {
  get cookie() {
    return cookies.map((set) => set.split(';')[0]).join('; ');
  },
  set cookie(set: string) {
    cookies = [set];
  },
});
vi.stubGlobal('location', { protocol: 'https:', pathname: '/' });

const { sessionEnds, upgrades } = await import('#api/answers.ts');
const { answerOf, bodyFor, call, CallFailed, queried } = await import('#api/call.ts');
const { nextPerson } = await import('#api/person.ts');
const { sendUnawaited } = await import('#api/send-unawaited.ts');

const logged = { warn: [] as unknown[], error: [] as unknown[] };
const ended: string[] = [];
let stop = (): void => undefined;
beforeEach(() => {
  cookies = ['sid=abc'];
  logged.warn.length = 0;
  logged.error.length = 0;
  ended.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((...said) => void logged.warn.push(said[1]));
  vi.spyOn(console, 'error').mockImplementation((...said) => void logged.error.push(said[1]));
  stop = sessionEnds.listen((name) => ended.push(name));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What the line answers; `meanwhile` happens before the answer is here. */
const answering = (envelope: unknown, meanwhile: () => void = () => undefined) => {
  const fetched = vi.fn<typeof fetch>(async () => {
    meanwhile();
    if (envelope instanceof Error) throw envelope;
    return Response.json(envelope);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const done = (response: object, more: object = {}) => ({
  ResponseCode: 'SUCCESS',
  Response: response,
  ...more,
});
const refused = (code: string, ResponseCode = 'ERROR') => ({ ResponseCode, Response: ['No', { code }] });

test('says the time in whole seconds that have passed, and which app it is', () => {
  vi.useFakeTimers({ now: 1_700_000_000_999 });
  const body = new URLSearchParams(bodyFor('AppHome', {}));
  expect([body.get('LocalTimestamp'), body.get('AppMode')]).toEqual(['1700000000', 'web']);
});

test('waits half a minute for an answer', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout');
  answering(done({}));
  await call('AppHome', {});
  expect(waits.mock.calls).toEqual([[30_000]]);
});

test('a lost line is a failure like any other, and is told', async () => {
  answering(new Error('offline'));
  expect(await call('AppHome', {})).toMatchObject({ ok: false, code: 'network' });
  expect(logged.error).toMatchObject([{ call: 'AppHome', error: 'Error: offline' }]);
});

test('a menu that is not there is an error, another refusal a warning, a sign-out neither', async () => {
  for (const code of ['invalid_menu_name', 'no_merchant', 'no_order', 'signed_out']) {
    answering(refused(code));
    await call('AppHome', {});
  }
  const codes = (said: unknown[]) => said.map((details) => (details as { code: string }).code);
  expect(codes(logged.error)).toEqual(['invalid_menu_name', 'no_merchant']);
  expect(codes(logged.warn)).toEqual(['no_order']);
});

test('takes the session that an answer brings, and tells of a newer version', async () => {
  const versions: unknown[] = [];
  const stopUpgrades = upgrades.listen((upgrade) => versions.push(upgrade));
  answering(done({}));
  await call('AppHome', {});
  expect([cookies, versions]).toEqual([['sid=abc'], []]);
  const Upgrade = { version: '9' };
  answering(done({}, { SID: 'next', Upgrade }));
  await call('AppHome', {});
  stopUpgrades();
  expect(cookies[0]).toContain('sid=next;');
  expect(versions).toEqual([Upgrade]);
});

test('a session ends with an answer that knows nobody, and with a refusal that says so', async () => {
  const answers = [
    done({ customer: { id: 0 } }),
    done({ customer: { id: 1 } }),
    done({}),
    refused('signed_out', 'AUTH'),
    refused('no_order'),
  ];
  const ends = [];
  for (const answer of answers) {
    answering(answer);
    await call('AppHome', {});
    ends.push(ended.splice(0));
  }
  expect(ends).toEqual([['AppHome'], [], [], ['AppHome'], []]);
});

test('an answer to a session that was left says nothing about the one that is here now', async () => {
  for (const answer of [done({ customer: { id: 0 } }), refused('signed_out', 'AUTH')]) {
    cookies = ['sid=abc'];
    answering(answer, () => (cookies = ['sid=other']));
    await call('AppHome', {});
  }
  expect(ended).toEqual([]);
});

test.each([
  ['an answer', done({}, { SID: 'next' })],
  ['a lost line', new Error('offline')],
])('%s to somebody who has left is told to nobody', async (_what, envelope) => {
  answering(envelope, nextPerson);
  let heard: unknown = 'nothing';
  void call('AppHome', {}).then((result) => (heard = result));
  answering(envelope, nextPerson);
  expect(await queried('AppHome', {})).toMatchObject({ ok: false, code: 'network' });
  expect([heard, cookies, logged.error]).toEqual(['nothing', ['sid=abc'], []]);
});

test('a query is answered, or told what failed', async () => {
  answering(done({ blocks: [] }));
  expect(await answerOf('AppHome', {})).toEqual({ blocks: [] });
  answering(refused('no_order'));
  const failed = await answerOf('AppHome', {}).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(CallFailed);
  expect(failed).toMatchObject({ message: 'No', failure: { code: 'no_order' } });
});

test('what nobody waits for outlives the page, and may be lost', async () => {
  const fetched = answering(new Error('offline'));
  sendUnawaited('AppHome', {});
  expect(fetched).toHaveBeenCalledWith('/api', expect.objectContaining({ keepalive: true }));
  await Promise.allSettled(fetched.mock.results.map(({ value }) => value));
  expect(logged.error).toEqual([]);
});
