import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

type Signed = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

const AUTHORISATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** What S3 says of a request that its signature does not fit; nothing where it does. */
export function signatureProblem(
  { method, path, headers, body }: Signed,
  keys: { accessKey: string; secretKey: string },
): string | undefined {
  const [, access, day = '', region = '', names = '', signature = ''] =
    AUTHORISATION.exec(headers.authorization ?? '') ?? [];
  if (access === undefined) return 'AccessDenied';
  if (access !== keys.accessKey) return 'InvalidAccessKeyId';
  const sent = String(headers['x-amz-content-sha256'] ?? '');
  if (sent !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [method, path, '', lines.join(''), names, sent].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const time = String(headers['x-amz-date'] ?? '');
  let key: Buffer | string = `AWS4${keys.secretKey}`;
  for (const part of [day, region, 's3', 'aws4_request']) key = hmac(key, part);
  const right = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'));
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}
