import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Control } from './control.ts';
import { treat } from './treat.ts';

export type Call = { request: FastifyRequest; reply: FastifyReply };

export type Answering = {
  control: Control;
  stopping: AbortSignal;
  /** In the vendor's own words: that it will not, and that it cannot at the moment. */
  refused: () => unknown;
  failed: () => unknown;
};

/**
 * Answers one call as the provider's page in the sandbox says. `work` runs only when the provider really takes the
 * call, and gives the answer that is then sent, or lost.
 */
export async function answerBy(
  { request, reply }: Call,
  { refused, failed, ...at }: Answering,
  work: () => () => unknown,
): Promise<unknown> {
  let send: (() => unknown) | undefined;
  switch (await treat({ ...at, accept: () => (send = work()) })) {
    case 'accepted':
      return send?.();
    case 'refused':
      return refused();
    case 'failed':
      return failed();
    case 'cut':
      reply.hijack();
      request.raw.socket.destroy();
      return undefined;
  }
}
