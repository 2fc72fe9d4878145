import type { CallName } from '@servery/contract/registry';
import { bodyOf } from '#api/call.ts';

/** A call that nobody waits for, and that a dead line loses. Not by `call`, which would tell of its own failure again. */
export function tell(name: CallName, input: object): void {
  fetch('/api', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: bodyOf(name, input),
    keepalive: true,
  }).catch(() => undefined);
}
