import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const files = [
  { name: 'sandbox.css', type: 'text/css; charset=utf-8' },
  { name: 'inbox.css', type: 'text/css; charset=utf-8' },
  { name: 'providers.css', type: 'text/css; charset=utf-8' },
  { name: 'challenge.js', type: 'text/javascript; charset=utf-8' },
  { name: 'sandbox.js', type: 'text/javascript; charset=utf-8' },
  { name: 'icon.svg', type: 'image/svg+xml' },
];

export function assetRoutes(app: FastifyInstance): void {
  for (const { name, type } of files) {
    const content = readFileSync(new URL(`assets/${name}`, import.meta.url));
    app.get(`/assets/${name}`, (_request, reply) => reply.type(type).send(content));
  }
}
