import type { FoundAddress } from '@servery/contract/entities/address';
import { z } from 'zod';
import { ask } from '#providers/address/ask';
import type { AddressPort, Suggestion } from '#providers/address/port';

const LIMIT = 6;
/** Ids of localities and of addresses come from lists of their own. */
const LOCALITY = 'locality:';

const hits = z.array(
  z.object({
    sla: z.string(),
    pid: z.string().optional(),
    links: z.object({ self: z.object({ href: z.string() }) }).optional(),
  }),
);
const localities = z.array(
  z.object({
    name: z.string(),
    state: z.object({ abbreviation: z.string() }).optional(),
    postcode: z.string().optional(),
  }),
);
const named = z.object({ name: z.string() });
const details = z.object({
  structured: z.object({
    buildingName: z.string().optional(),
    flat: z.object({ number: z.union([z.string(), z.number()]).optional() }).optional(),
    number: z
      .object({ number: z.union([z.string(), z.number()]).optional(), suffix: z.string().optional() })
      .optional(),
    street: z.object({ name: z.string(), type: named.optional() }).optional(),
    locality: named,
    postcode: z.string().optional(),
    state: z.object({ abbreviation: z.string() }),
  }),
  geocoding: z
    .object({
      geocodes: z.array(
        z.object({ default: z.boolean().optional(), latitude: z.number(), longitude: z.number() }),
      ),
    })
    .optional(),
});

/** Official records are written in capitals. */
const readable = (words: string): string =>
  words.toLowerCase().replaceAll(/\b\w/g, (letter) => letter.toUpperCase());

function addressOf({ structured: it, geocoding }: z.output<typeof details>): FoundAddress {
  const number = `${it.number?.number ?? ''}${it.number?.suffix ?? ''}`;
  const street = it.street ? readable(`${it.street.name} ${it.street.type?.name ?? ''}`.trim()) : '';
  const at = geocoding?.geocodes.find((code) => code.default) ?? geocoding?.geocodes[0];
  return {
    address1: [number, street].filter(Boolean).join(' '),
    address2: it.flat?.number === undefined ? '' : `Unit ${it.flat.number}`,
    city: readable(it.locality.name),
    state: it.state.abbreviation,
    postcode: it.postcode ?? '',
    country: 'AU',
    street_number: number,
    lat: at?.latitude ?? 0,
    long: at?.longitude ?? 0,
  };
}

function localityOf(id: string): FoundAddress {
  const [city = '', state = '', postcode = ''] = id.slice(LOCALITY.length).split('|');
  return {
    address1: '',
    address2: '',
    city,
    state,
    postcode,
    country: 'AU',
    street_number: '',
    lat: 0,
    long: 0,
  };
}

/** Addressr: the official Australian address file, served by the venue itself. */
export function addressrAddresses(base: string): AddressPort {
  const search = (path: string, text: string) => `${base}${path}?q=${encodeURIComponent(text)}`;
  return {
    suggest: async ({ kind, text }) => {
      if (kind === 'place') {
        const found = (await ask(search('/localities', text), {}, localities)) ?? [];
        return found.slice(0, LIMIT).map(({ name, state, postcode = '' }): Suggestion => {
          const [main, abbreviation] = [readable(name), state?.abbreviation ?? ''];
          return {
            id: `${LOCALITY}${main}|${abbreviation}|${postcode}`,
            main,
            secondary: `${abbreviation} ${postcode}`.trim(),
          };
        });
      }
      const found = (await ask(search('/addresses', text), {}, hits)) ?? [];
      return found.slice(0, LIMIT).flatMap(({ sla, pid, links }): Suggestion[] => {
        const id = pid ?? links?.self.href.split('/').at(-1);
        const [main = '', ...rest] = readable(sla).split(', ');
        return id
          ? [
              {
                id,
                main,
                secondary: rest
                  .join(', ')
                  .replace(/\b(Wa|Nsw|Qld|Vic|Sa|Nt|Act|Tas)\b/, (state) => state.toUpperCase()),
              },
            ]
          : [];
      });
    },
    resolve: async (id) => {
      if (id.startsWith(LOCALITY)) return localityOf(id);
      const found = await ask(`${base}/addresses/${encodeURIComponent(id)}`, {}, details);
      return found && addressOf(found);
    },
  };
}
