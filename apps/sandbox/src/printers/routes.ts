import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { printersPage } from './page.ts';
import { CONDITIONS, KINDS, type VirtualPrinter } from './printer.ts';
import type { Printers } from './printers.ts';

const wanted = z.strictObject({
  kind: z.enum(KINDS),
  /** Where it asks for papers; one that is written to is told its own address. */
  url: z.string().default(''),
  auto: z.boolean().default(false),
});
const change = z.strictObject({ condition: z.enum(CONDITIONS) });
type ById = { Params: { id: string } };

const shown = ({ id, kind, address, condition, papers }: VirtualPrinter) => ({
  id,
  kind,
  address,
  condition,
  papers: papers.map(({ text }) => text),
});

export function printerRoutes(app: FastifyInstance, printers: Printers): void {
  app.get('/api/printers', (_request, reply) => reply.send({ printers: printers.all().map(shown) }));
  app.post('/api/printers', async (request, reply) =>
    reply.code(201).send(shown(await printers.add(wanted.parse(request.body)))),
  );
  app.get<ById>('/api/printers/:id', (request, reply) => {
    const printer = printers.get(Number(request.params.id));
    return printer ? reply.send(shown(printer)) : reply.callNotFound();
  });
  app.put<ById>('/api/printers/:id', (request, reply) => {
    const printer = printers.get(Number(request.params.id));
    if (!printer) return reply.callNotFound();
    printer.condition = change.parse(request.body).condition;
    return reply.send(shown(printer));
  });
  app.post<ById>('/api/printers/:id/turn', async (request, reply) => {
    const printer = printers.get(Number(request.params.id));
    if (!printer) return reply.callNotFound();
    return reply.send({ turn: await printer.turn(), ...shown(printer) });
  });
  app.get('/printers', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(printersPage(printers.all())),
  );
  app.post<ById>('/printers/:id', (request, reply) => {
    const printer = printers.get(Number(request.params.id));
    if (!printer) return reply.callNotFound();
    printer.condition = change.parse(request.body).condition;
    return reply.redirect('/printers', 303);
  });
}
