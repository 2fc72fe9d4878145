import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerBy } from '#controls/answer';
import type { Bank } from './bank.ts';
import { newId } from './cards.ts';
import type { Gateway } from './gateway.ts';
import { xml } from './xml-reply.ts';
import { customerXml, refusalXml } from './xml.ts';

const customerBody = z.object({
  customer: z.object({
    credit_card: z.object({ payment_method_nonce: z.string(), token: z.string().max(36).default('') }),
  }),
});

/** Cards that are kept without being charged, and those that are kept no longer. */
export function vaultRoutes(app: FastifyInstance, { bankOf, sales, stopping }: Gateway): void {
  app.post('/customers', (request, reply) => {
    const parsed = customerBody.safeParse(request.body);
    if (!parsed.success) return reply.code(422).send('');
    const bank = bankOf(request);
    const { payment_method_nonce: nonce, token } = parsed.data.customer.credit_card;
    const answer = (outcome: ReturnType<Bank['keep']>) =>
      outcome.refusal
        ? xml(reply, 422, refusalXml(outcome.refusal))
        : xml(reply, 201, customerXml(newId(), outcome.kept));
    const refused = () => answer(bank.keep({ nonce, token }, true));
    const failed = () => reply.code(503).send('');
    return answerBy({ request, reply }, { control: sales, stopping, refused, failed }, () => {
      const outcome = bank.keep({ nonce, token });
      return () => answer(outcome);
    });
  });
  app.delete<{ Params: { token: string } }>('/payment_methods/any/:token', (request, reply) => {
    bankOf(request).forget(request.params.token);
    return reply.code(200).send('');
  });
}
