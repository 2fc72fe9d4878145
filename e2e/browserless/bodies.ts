/** What a script hands over to be sent, as bytes, and what they are. */
export async function bodyOf(
  body: unknown,
): Promise<{ bytes: string | Uint8Array | undefined; type: string | undefined }> {
  if (body === undefined || body === null) return { bytes: undefined, type: undefined };
  if (typeof body === 'string') return { bytes: body, type: 'text/plain;charset=UTF-8' };
  const kind = Object.prototype.toString.call(body).slice('[object '.length, -1);
  if (kind === 'URLSearchParams')
    return {
      bytes: (body as URLSearchParams).toString(),
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
    };
  if (kind === 'FormData' || (typeof body === 'object' && 'append' in body && 'entries' in body)) {
    // URLSearchParams makes words of whatever is not words yet.
    const pairs = [...(body as Iterable<[string, string]>)];
    return { bytes: String(new URLSearchParams(pairs)), type: 'application/x-www-form-urlencoded' };
  }
  if (typeof body === 'object' && 'arrayBuffer' in body) {
    const blob = body as Blob;
    return { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type || undefined };
  }
  return { bytes: new Uint8Array(body as ArrayBuffer), type: undefined };
}

/** Header names are sent in small letters, and what the caller says of the body counts more than what it looks like. */
export function headersOf(headers: unknown, type: string | undefined): Record<string, string> {
  const pairs =
    headers && typeof headers === 'object' && Symbol.iterator in headers
      ? [...(headers as Iterable<[string, string]>)]
      : Object.entries((headers ?? {}) as Record<string, string>);
  const said = Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]));
  return type === undefined || 'content-type' in said ? said : { ...said, 'content-type': type };
}
