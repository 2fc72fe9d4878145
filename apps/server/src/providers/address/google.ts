import type { FoundAddress } from '@servery/contract/entities/address';
import { z } from 'zod';
import { ask } from '#providers/address/ask';
import type { AddressPort, AddressQuery, Suggestion } from '#providers/address/port';

/** Places API (New). The key stays here; the page never sees it. */
export const GOOGLE_PLACES = 'https://places.googleapis.com';

const MAX_BIAS_METRES = 50_000;
const TYPES = {
  address: ['street_address', 'premise', 'subpremise', 'route'],
  place: ['locality', 'sublocality', 'postal_town'],
} as const;

const text = z.object({ text: z.string() });
const suggestions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text,
            structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }).optional(),
          })
          .optional(),
      }),
    )
    .default([]),
});
const details = z.object({
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  addressComponents: z
    .array(z.object({ longText: z.string(), shortText: z.string().default(''), types: z.array(z.string()) }))
    .default([]),
});
type Details = z.output<typeof details>;

function bodyOf(query: AddressQuery): string {
  const { near } = query;
  return JSON.stringify({
    input: query.text,
    sessionToken: query.session,
    includedRegionCodes: query.countries.map((code) => code.toLowerCase()),
    includedPrimaryTypes: TYPES[query.kind],
    languageCode: 'en-AU',
    ...(near && {
      locationBias: {
        circle: {
          center: { latitude: near.lat, longitude: near.long },
          radius: Math.min(near.radiusKm * 1000, MAX_BIAS_METRES),
        },
      },
    }),
  });
}

function addressOf({ addressComponents, location }: Details): FoundAddress {
  const part = (type: string, form: 'longText' | 'shortText' = 'longText'): string => {
    const found = addressComponents.find((component) => component.types.includes(type));
    return found ? found[form] || found.longText : '';
  };
  const number = part('street_number');
  return {
    address1: [number, part('route')].filter(Boolean).join(' '),
    address2: part('subpremise'),
    city: part('locality') || part('postal_town') || part('sublocality'),
    state: part('administrative_area_level_1', 'shortText').toUpperCase(),
    postcode: part('postal_code'),
    country: part('country', 'shortText').toUpperCase(),
    street_number: number,
    lat: location?.latitude ?? 0,
    long: location?.longitude ?? 0,
  };
}

export function googleAddresses(base: string, key: string): AddressPort {
  const headers = { 'x-goog-api-key': key, 'content-type': 'application/json' };
  return {
    suggest: async (query) => {
      const init = { method: 'POST', headers, body: bodyOf(query) };
      const found = await ask(`${base}/v1/places:autocomplete`, init, suggestions);
      return (found?.suggestions ?? []).flatMap(({ placePrediction: it }): Suggestion[] => {
        if (!it) return [];
        const { mainText, secondaryText } = it.structuredFormat ?? { mainText: it.text };
        return [{ id: it.placeId, main: mainText.text, secondary: secondaryText?.text ?? '' }];
      });
    },
    resolve: async (id, session) => {
      const query = new URLSearchParams({ sessionToken: session, languageCode: 'en-AU' });
      const mask = { ...headers, 'x-goog-fieldmask': 'id,formattedAddress,addressComponents,location' };
      const url = `${base}/v1/places/${encodeURIComponent(id)}?${query.toString()}`;
      const found = await ask(url, { headers: mask }, details);
      return found && addressOf(found);
    },
  };
}
