import type { CallSpec } from '#call';
import { decodeForm } from '#form/decode';
import { encodeForm, type FormValue } from '#form/encode';

export type Sample = { readonly [key: string]: FormValue };

/** For tests: sends a sample the way a client does, and gives what the server reads, or what it says is wrong. */
export function throughForm(call: CallSpec, sample: Sample): unknown {
  const body = decodeForm(encodeForm(sample));
  if (!body.ok) return body.problem;
  const read = call.input.safeParse(body.fields);
  if (read.success) return read.data;
  return read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
}
