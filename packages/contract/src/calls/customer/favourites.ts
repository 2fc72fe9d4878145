import { z } from 'zod';
import { call } from '#call';
import { flagField, idField } from '#fields';

/** A member keeps a store among their favourites, or lets it go. Asking twice changes nothing. */
export const favouriteStore = call({
  action: 'FavouriteStore',
  can: 'signed_in',
  scope: 'own',
  input: z.object({ store_id: idField, is_favourite: flagField }),
  output: z.strictObject({
    /** The ids of all of them, last first. */
    favourites: z.array(z.int()),
  }),
  errors: ['no_merchant', 'members_only'],
  perMinute: 60,
});
