import type { FastifyReply } from 'fastify';
import { document } from './xml.ts';

export const xml = (reply: FastifyReply, status: number, root: string): FastifyReply =>
  reply.code(status).type('application/xml; charset=utf-8').send(document(root));
