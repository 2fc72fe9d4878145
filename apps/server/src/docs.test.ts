import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { registry } from '@servery/contract/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { braintreeEnv } from '../testing/cards.ts';
import { identityEnv } from '../testing/identity.ts';
import { type Sandbox, startSandbox } from '../testing/sandbox.ts';
import { openServery, ROOT, type Servery } from '../testing/servery.ts';

const text = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
let sandbox: Sandbox;
let servery: Servery & { close(): Promise<void> };
beforeAll(async () => {
  sandbox = await startSandbox();
  servery = await openServery('sqlite', { ...identityEnv(sandbox), ...braintreeEnv(sandbox.url) });
});
afterAll(async () => {
  await servery.close();
  await sandbox.close();
});

test('says in docs/api.md what the server does behind every call [ORD-311]', () => {
  for (const { action, sub } of Object.values(registry)) {
    const title = sub
      ? new RegExp(`${action}, (\\w+\\*\\* and \\*\\*)?${sub}\\*\\*|\\*\\*${sub}\\*\\*`)
      : new RegExp(`\\*\\*${action}\\*\\*`);
    expect(text).toMatch(title);
  }
});

test('every example of docs/api.md runs in a shell and succeeds', async () => {
  // The picture that somebody has at hand.
  const photo = join(ROOT, 'docs/screens/account-phone-account.jpg');
  copyFileSync(photo, join(servery.config.dataDir, 'lunch.jpg'));
  const blocks = [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, code = '']) => code);
  const script = blocks
    .join('\n')
    .replaceAll('http://localhost:3000', servery.url)
    .replaceAll('http://localhost:3001', sandbox.url)
    .replaceAll(/^curl (.*)$/gm, 'curl $1; echo');
  const { stdout: said } = await promisify(execFile)('bash', ['-c', `set -e\n${script}`], {
    maxBuffer: 1e8,
    cwd: servery.config.dataDir,
  });
  const answers = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { ResponseCode?: string; error?: unknown });
  expect(answers).toHaveLength([...script.matchAll(/^curl/gm)].length);
  // What a key asks for is answered without an envelope.
  const withEnvelope = answers.filter(({ ResponseCode }) => ResponseCode !== undefined);
  for (const answer of withEnvelope) expect(answer).toMatchObject({ ResponseCode: 'SUCCESS' });
  expect(answers.filter(({ error }) => error !== undefined)).toEqual([]);
  expect(answers.length - withEnvelope.length).toBe([...script.matchAll(/^curl .*\$API\/v1\//gm)].length);
});
