import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { findPlaces, placeById, streetLine } from './find.ts';
import type { SandboxPlace } from './places.ts';

const query = z.object({ q: z.string().min(1) });

const sla = (place: SandboxPlace): string =>
  `${streetLine(place)}, ${place.suburb.name} ${place.suburb.state} ${place.suburb.postcode}`
    .trim()
    .toUpperCase();

function record(place: SandboxPlace) {
  const [type = ''] = place.street.split(' ').slice(-1);
  const name = place.street.slice(0, -type.length).trim();
  return {
    pid: place.id,
    sla: sla(place),
    structured: {
      ...(place.unit && { flat: { type: { code: 'UNIT', name: 'UNIT' }, number: place.unit } }),
      ...(place.number && { number: { number: place.number } }),
      street: { name: name.toUpperCase(), type: { code: type.toUpperCase(), name: type.toUpperCase() } },
      locality: { name: place.suburb.name.toUpperCase() },
      ...(place.suburb.postcode && { postcode: place.suburb.postcode }),
      state: { abbreviation: place.suburb.state, name: 'WESTERN AUSTRALIA' },
    },
    geocoding: { geocodes: [{ default: true, latitude: place.lat, longitude: place.long }] },
  };
}

/** Addressr, as far as the product uses it. */
export const addressrRoutes: FastifyPluginCallback = (app, _options, done) => {
  const find = (text: string, kinds: ReadonlyArray<SandboxPlace['kind']>) =>
    findPlaces({ text, kinds, countries: ['AU'], near: undefined });
  app.get('/addresses', (request, reply) => {
    const asked = query.safeParse(request.query);
    if (!asked.success) return reply.code(400).send({ message: 'q is needed' });
    return reply.send(
      find(asked.data.q, ['address']).map((place) => ({ sla: sla(place), pid: place.id, score: 1 })),
    );
  });
  app.get<{ Params: { pid: string } }>('/addresses/:pid', (request, reply) => {
    const place = placeById(request.params.pid);
    return place ? reply.send(record(place)) : reply.code(404).send({ message: 'not found' });
  });
  app.get('/localities', (request, reply) => {
    const asked = query.safeParse(request.query);
    if (!asked.success) return reply.code(400).send({ message: 'q is needed' });
    const found = find(asked.data.q, ['suburb']).map(({ suburb }) => ({
      name: suburb.name.toUpperCase(),
      state: { abbreviation: suburb.state },
      postcode: suburb.postcode,
    }));
    return reply.send(found);
  });
  done();
};
