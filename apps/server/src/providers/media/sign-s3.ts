import { createHash, createHmac } from 'node:crypto';

export type S3Keys = { region: string; accessKey: string; secretKey: string };
type Request = { method: string; url: URL; body: Buffer | undefined; now: number };

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * The headers of a request to an S3-compatible store, signed as its Signature Version 4 has it. Paths are our own
 * plain names: there is nothing in them that would have to be encoded a second time.
 */
export function signedHeaders({ method, url, body, now }: Request, keys: S3Keys): Record<string, string> {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const headers = { host: url.host, 'x-amz-content-sha256': sha256(body ?? ''), 'x-amz-date': time };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = [method, url.pathname, '', lines.join(''), names, headers['x-amz-content-sha256']].join(
    '\n',
  );
  const key = [day, keys.region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${keys.secretKey}`);
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const signature = hmac(key, text).toString('hex');
  const { host: _host, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}
