import { fail } from '@servery/domain/failure';
import { ownAccount } from '#actions/customer/account/own-account';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { balanceUpTo, movementsOf } from '#stores/movements';
import { movementViews } from '#views/movement';

const PAGE = 20;

export const balanceMovements = readAction('BalanceMovements', async (tx, { before }, caller) => {
  const customer = await ownAccount(tx, caller);
  if (!customer) return fail('members_only');
  const found = await movementsOf(tx, customer.id, { before, most: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const balance = await balanceUpTo(tx, customer.id, shown[0]?.id ?? 0);
  const venue = await caller.venues.bySlug(tx, caller.brand.menu_name);
  const at = { balance, zone: venue?.timeZone ?? 'UTC', now: caller.now };
  return answer({ movements: movementViews(shown, at), has_more: found.length > PAGE ? 1 : 0 });
});
