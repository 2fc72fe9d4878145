import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerBy, type Answering } from '#controls/answer';
import { readable } from '#http/problems';
import type { ProviderContext } from '#providers/provider';
import { findPlaces, placeById } from './find.ts';
import { placeDetails, prediction } from './google-shape.ts';

const point = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
const autocomplete = z.object({
  input: z.string().min(1),
  sessionToken: z.string().max(36).optional(),
  includedRegionCodes: z.array(z.string().length(2)).max(15).default(['au', 'nz']),
  includedPrimaryTypes: z.array(z.string()).max(5).default([]),
  languageCode: z.string().optional(),
  locationBias: z
    .object({ circle: z.object({ center: point, radius: z.number().min(0).max(50_000) }) })
    .optional(),
});

const google = (reply: FastifyReply, code: number, problem: { status: string; message: string }) =>
  reply.code(code).send({ error: { code, ...problem, details: [] } });

const answering = (context: ProviderContext, reply: FastifyReply): Answering => ({
  ...context,
  refused: () => google(reply, 403, { status: 'PERMISSION_DENIED', message: 'The API key is not valid.' }),
  failed: () =>
    google(reply, 503, { status: 'UNAVAILABLE', message: 'The service is currently unavailable.' }),
});

function suggest(request: FastifyRequest, reply: FastifyReply): unknown {
  const parsed = autocomplete.safeParse(request.body);
  if (!parsed.success)
    return google(reply, 400, { status: 'INVALID_ARGUMENT', message: readable(parsed.error) });
  const { input, includedRegionCodes, includedPrimaryTypes, locationBias } = parsed.data;
  const wantsTowns = includedPrimaryTypes.includes('locality');
  const center = locationBias?.circle.center;
  const found = findPlaces({
    text: input,
    kinds: wantsTowns ? ['suburb'] : ['address', 'street'],
    countries: includedRegionCodes.map((code) => code.toUpperCase()),
    near: center && { lat: center.latitude, long: center.longitude },
  });
  return reply.send(found.length === 0 ? {} : { suggestions: found.map(prediction) });
}

/** Places API (New), as far as the product uses it. */
export function googleRoutes(context: ProviderContext): FastifyPluginCallback {
  return (app, _options, done) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!request.headers['x-goog-api-key'])
        return google(reply, 403, {
          status: 'PERMISSION_DENIED',
          message: 'The request is missing an API key.',
        });
    });
    // A colon begins a parameter in a route; two of them are the character itself.
    app.post('/v1/places::autocomplete', (request, reply) =>
      answerBy({ request, reply }, answering(context, reply), () => () => suggest(request, reply)),
    );
    app.get<{ Params: { id: string } }>('/v1/places/:id', (request, reply) => {
      if (!request.headers['x-goog-fieldmask'])
        return google(reply, 400, {
          status: 'INVALID_ARGUMENT',
          message: 'FieldMask is a required parameter.',
        });
      return answerBy({ request, reply }, answering(context, reply), () => () => {
        const place = placeById(request.params.id);
        return place
          ? reply.send(placeDetails(place))
          : google(reply, 404, { status: 'NOT_FOUND', message: 'The place id is not valid any more.' });
      });
    });
    done();
  };
}
