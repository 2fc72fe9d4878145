import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#config';
import { folderMedia } from '#providers/media/folder';
import { s3Media } from '#providers/media/s3';
import { signedHeaders } from '#providers/media/sign-s3';
import { type Sandbox, setProvider, startSandbox } from '../../../testing/sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'servery-pictures-'));
let sandbox: Sandbox;
const bucket = (over: object = {}) =>
  s3Media({
    url: `${sandbox.url}/s3/pictures`,
    region: 'ap-southeast-2',
    accessKey: 'sandbox',
    secretKey: 'sandbox-secret',
    ...over,
  });

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['a folder', () => folderMedia(folder)],
  ['a bucket', () => bucket()],
])('pictures in %s', (_place, open) => {
  test('are there as they were put, until they are removed', async () => {
    const media = open();
    const bytes = Buffer.from([0, 1, 2, 255, 10, 13]);
    expect(await media.get('demo/uploads/a.webp')).toBeUndefined();
    await media.put('demo/uploads/a.webp', Buffer.from('before'));
    await media.put('demo/uploads/a.webp', bytes);
    await media.put('dune/uploads/a.webp', Buffer.from('another brand’s'));
    expect(await media.get('demo/uploads/a.webp')).toEqual(bytes);
    await media.remove('demo/uploads/a.webp');
    await media.remove('demo/uploads/a.webp');
    expect(await media.get('demo/uploads/a.webp')).toBeUndefined();
    expect((await media.get('dune/uploads/a.webp'))?.toString()).toBe('another brand’s');
  });
});

test('a folder has whole files alone', async () => {
  await folderMedia(folder).put('demo/uploads/b.webp', Buffer.from('b'));
  expect(readdirSync(join(folder, 'demo/uploads'))).toEqual(['b.webp']);
});

describe('a bucket', () => {
  test('is asked with the signature that others make', () => {
    const url = new URL('https://s3.ap-southeast-2.amazonaws.com/bucket/demo/uploads/a1-96.webp');
    const keys = {
      region: 'ap-southeast-2',
      accessKey: 'AKIDEXAMPLE',
      secretKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    };
    const now = Date.UTC(2026, 10, 17, 13, 45);
    // Made by aws4fetch 1.0.20 for the same two requests.
    const put = 'cffd443c8c5103dbd1caa7bbb76aa4d357d949ae2422b41bffa841ced4432083';
    const get = '5ef4569b84c38c76169fda23fa4a07e23334f669258556993cd449ee639b7728';
    const body = Buffer.from('webp');
    expect(signedHeaders({ method: 'PUT', url, body, now }, keys)['authorization']).toMatch(put);
    expect(signedHeaders({ method: 'GET', url, body: undefined, now }, keys)['authorization']).toMatch(get);
  });

  test('says no to the wrong keys, and nothing is taken for stored', async () => {
    const stranger = bucket({ secretKey: 'another' });
    await expect(stranger.put('demo/uploads/c.webp', Buffer.from('c'))).rejects.toThrow('403 to PUT');
    await expect(stranger.get('demo/uploads/c.webp')).rejects.toThrow('403 to GET');
    await expect(bucket({ url: `${sandbox.url}/s3/none` }).put('c', Buffer.from('c'))).rejects.toThrow();
  });

  test('that is away is an error, not a picture that is missing', async () => {
    await setProvider(sandbox, 'media', { mode: 'temporary' });
    await expect(bucket().get('demo/uploads/a.webp')).rejects.toThrow('503 to GET');
    await expect(bucket().remove('demo/uploads/a.webp')).rejects.toThrow('503 to DELETE');
    await setProvider(sandbox, 'media', { mode: 'normal' });
  });

  test('is set with its keys or not at all', () => {
    const url = 'https://s3.example.com/pictures';
    expect(() => readConfig({ MEDIA_S3_URL: url })).toThrow('MEDIA_S3_ACCESS_KEY');
    const keys = { MEDIA_S3_ACCESS_KEY: 'a', MEDIA_S3_SECRET_KEY: 'b' };
    expect(readConfig({ MEDIA_S3_URL: url, ...keys }).mediaS3).toEqual({
      url,
      region: 'ap-southeast-2',
      accessKey: 'a',
      secretKey: 'b',
    });
    expect(readConfig({}).mediaS3).toBeUndefined();
  });
});
