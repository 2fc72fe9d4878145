import type { Caller } from '#callers/caller';
import { DEFAULT_RADIUS_KM, SEARCH_COUNTRIES, suggestsFor } from '@servery/domain/address/suggest';
import type { CallInput } from '@servery/contract/registry';
import type { Database } from '#db/database';
import { ownAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import type { AddressQuery } from '#providers/address/port';
import { findSurroundings } from '#stores/surroundings';

type Search = CallInput<'AddressSearch.suggest'>;

/** In which countries to look, and around which point: a store's own, or where the person stands. */
async function bounds(
  db: Database,
  input: Search,
  caller: Caller,
): Promise<Pick<AddressQuery, 'countries' | 'near'> | undefined> {
  const here =
    input.lat === undefined || input.long === undefined
      ? undefined
      : { lat: input.lat, long: input.long, radiusKm: DEFAULT_RADIUS_KM };
  if (input.kind === 'place' || input.store_id === undefined)
    return { countries: SEARCH_COUNTRIES, near: here };
  const storeId = input.store_id;
  const store = await db.read((tx) => findSurroundings(tx, storeId, caller.brand.code));
  if (!store) return undefined;
  const { country_code, lat_e6, long_e6, radius_km } = store;
  return {
    countries: country_code === '' ? SEARCH_COUNTRIES : [country_code],
    near: { lat: lat_e6 / 1e6, long: long_e6 / 1e6, radiusKm: radius_km || DEFAULT_RADIUS_KM },
  };
}

export const suggestAddress = ownAction(
  'AddressSearch.suggest',
  ['addressSearch', 'log'],
  async (db, input, { caller, addressSearch: port, log }) => {
    if (!port) return fail('address_search_off');
    const where = await bounds(db, input, caller);
    if (!where) return fail('no_merchant');
    if (!suggestsFor(input.text)) return answer({ suggestions: [] });
    const { kind, session } = input;
    try {
      return answer({
        suggestions: await port.suggest({ kind, session, text: input.text.trim(), ...where }),
      });
    } catch (error) {
      log.error({ err: error }, 'an address search failed');
      return fail('address_search_failed');
    }
  },
);

export const resolveAddress = ownAction(
  'AddressSearch.resolve',
  ['addressSearch', 'log'],
  async (_db, input, { addressSearch: port, log }) => {
    if (!port) return fail('address_search_off');
    try {
      const found = await port.resolve(input.id, input.session);
      return found ? answer(found) : fail('address_not_found');
    } catch (error) {
      log.error({ err: error }, 'an address could not be confirmed');
      return fail('address_search_failed');
    }
  },
);
