import type { FastifyInstance } from 'fastify';

/** A key given twice becomes a list, which every schema of ours then refuses by name. */
export function acceptForms(app: FastifyInstance): void {
  const options = { parseAs: 'string' } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) => {
    const values = new URLSearchParams(String(body));
    const entries = [...new Set(values.keys())].map((key) => {
      const all = values.getAll(key);
      return [key, all.length > 1 ? all : all[0]] as const;
    });
    done(null, Object.fromEntries(entries));
  });
}
