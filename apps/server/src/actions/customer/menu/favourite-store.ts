import { isMember } from '@servery/domain/people/roles';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { addFavourite, dropFavourite, favouritesOf } from '#stores/favourites';
import { isVenueOf } from '#stores/venue/list-venues';
import { customerView } from '#queries/customer';

export const favouriteStore = writeAction('FavouriteStore', async (tx, input, caller) => {
  const customer = await customerView(tx, caller.session?.customer_id ?? 0);
  if (!isMember(customer.status)) return fail('members_only');
  if (!(await isVenueOf(tx, input.store_id, caller.brand.code))) return fail('no_merchant');
  const favourite = { customer_id: customer.id, venue_id: input.store_id };
  if (input.is_favourite === 1) await addFavourite(tx, { ...favourite, since: caller.now });
  else await dropFavourite(tx, favourite);
  return answer({ favourites: await favouritesOf(tx, customer.id) });
});
