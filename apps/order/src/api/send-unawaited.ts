import { send } from '@servery/contract/client/wire';
import type { CallName } from '@servery/contract/registry';
import { facts } from '#api/app-facts.ts';
import { bodyFor } from '#api/call.ts';

/** A call that nobody waits for, and that a dead line loses. Not by `call`, which would report its own failure again. */
export function sendUnawaited(name: CallName, input: object): void {
  send(bodyFor(name, input), { server: facts.server, keepalive: true }).catch(() => undefined);
}
