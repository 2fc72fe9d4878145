import type { HeldPromo, HeldRewards, VenuePromos } from '@servery/contract/entities/promo-editor';
import { localDate } from '@servery/domain/hours/availability';
import { formatCents } from '@servery/domain/money';
import { promoState } from '@servery/domain/promos/state';
import { momentText } from '@servery/domain/venue-file/moments';
import type { Venue } from '@servery/domain/venue/model';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import type { Caller } from '#callers/caller';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { historyOf } from '#edits/history';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { fail } from '@servery/domain/failure';
import {
  findPromo,
  type PromoAt,
  type PromoRecord,
  readPromoRecords,
  vouchersOf,
} from '#stores/promo-editor';
import {
  moneyByPromo,
  pointsByTenth,
  promoOrders,
  rewardOrders,
  usesByPromo,
  usesSince,
  vouchersByPromo,
} from '#stores/promo-money';
import { readScheme } from '#stores/rewards-editor';
import { readFacts } from '#stores/venue-file/facts';

export const PROMO_ROOM = 'promos.edited';
const LATELY_MS = 30 * 86_400_000;

export async function promosAt(tx: ReadTx, caller: Caller): Promise<PromoAt> {
  const { venueId } = teamMember(caller);
  return { venueId, zone: (await readFacts(tx, venueId)).time_zone };
}

async function figures(tx: ReadTx, venueId: number, now: number) {
  const money = await moneyByPromo(tx, venueId, now - LATELY_MS);
  const uses = await usesByPromo(tx, venueId);
  const vouchers = await vouchersByPromo(tx, venueId);
  return ({ id, version, value, startsAt, endsAt }: PromoRecord): HeldPromo => {
    const used = uses.get(id) ?? 0;
    const lived = { startsAt, endsAt, isPaused: value.paused, usesTotal: value.uses_total };
    const made = vouchers.get(id) ?? 0;
    const state = made > 0 && used >= made ? 'used_up' : promoState(lived, used, now);
    return {
      id,
      version,
      value,
      state: now >= endsAt ? 'ended' : state,
      uses: used,
      given: formatCents(money.get(id)?.given ?? 0),
      given_lately: formatCents(money.get(id)?.givenLately ?? 0),
      vouchers: made,
    };
  };
}

export async function shownPromo(tx: ReadTx, caller: Caller, id: number): Promise<HeldPromo | undefined> {
  const at = await promosAt(tx, caller);
  const found = await findPromo(tx, at, id);
  return found && (await figures(tx, at.venueId, caller.now))(found);
}

const TENTHS = 11;

async function shownRewards(tx: ReadTx, venueId: number, now: number): Promise<HeldRewards> {
  const { version, value } = await readScheme(tx, venueId);
  const required = Math.max(1, value?.points_required ?? 1);
  const held = await pointsByTenth(tx, venueId, required);
  const { used, given } = await rewardOrders(tx, venueId, now - LATELY_MS);
  const points = held.reduce((sum, each) => sum + each.points, 0);
  const each = Math.round(Number(value?.value ?? 0) * 100);
  return {
    version,
    value,
    members: held.reduce((sum, group) => sum + group.members, 0),
    points,
    worth: formatCents(Math.floor((points * each) / required)),
    tenths: Array.from(
      { length: TENTHS },
      (_none, tenth) => held.find((group) => group.tenth === tenth)?.members ?? 0,
    ),
    used_lately: used,
    given_lately: formatCents(given),
  };
}

const productsOf = ({ categories }: Venue): VenuePromos['products'] =>
  categories.flatMap(({ name: category, products }) =>
    products.map(({ id, name, basePrice }) => ({ id, name, category, price: formatCents(basePrice) })),
  );

export const consolePromos = readAction('ConsolePromos', async (tx, _input, caller) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { venue } = held;
  const { now } = caller;
  const at = { venueId: venue.id, zone: venue.timeZone };
  const shown = await figures(tx, venue.id, now);
  const { orders, given, sales } = await promoOrders(tx, venue.id, now - LATELY_MS);
  return answer({
    time_zone: venue.timeZone,
    now: momentText(Math.floor(now / 60_000) * 60_000, venue.timeZone),
    hosts: [...(caller.brands.byCode(venue.brandCode)?.hosts ?? [])],
    path: `/menu/${venue.menu.slug}`,
    takes_codes: venue.menu.allowPromoCodes,
    promos: (await readPromoRecords(tx, at)).map(shown),
    lately: { orders, given: formatCents(given), sales: formatCents(sales) },
    rewards: await shownRewards(tx, venue.id, now),
    products: productsOf(venue),
    fulfilment: venue.fulfilment.map(({ code, verb: name }) => ({ code, name })),
  });
});

export const consoleVouchers = readAction('ConsolePromos.vouchers', async (tx, input, caller) => {
  const at = await promosAt(tx, caller);
  if (!(await findPromo(tx, at, input.promo_id))) return fail('no_promo');
  const vouchers = await vouchersOf(tx, { venueId: at.venueId, promoId: input.promo_id });
  return answer({
    vouchers: vouchers.map(({ code, order_id: order }) => ({ code, used: order === null ? 0 : 1 })),
  });
});

const DAYS_SHOWN = 14;

export const consolePromoUses = readAction('ConsolePromos.uses', async (tx, input, caller) => {
  const { venueId, zone } = await promosAt(tx, caller);
  const { promo_id: promoId } = input;
  if (!(await findPromo(tx, { venueId, zone }, promoId))) return fail('no_promo');
  const today = localDate(caller.now, zone);
  const first = today.subtract({ days: DAYS_SHOWN - 1 });
  const moments = await usesSince(tx, { venueId, promoId }, first.toZonedDateTime(zone).epochMilliseconds);
  const used = Map.groupBy(moments, (at) => localDate(at, zone).toString());
  const days = Array.from({ length: DAYS_SHOWN }, (_none, day) => first.add({ days: day }).toString());
  return answer({ days: days.map((date) => ({ date, uses: used.get(date)?.length ?? 0 })) });
});

export const consolePromoHistory = readAction('ConsolePromos.history', async (tx, input, caller) => {
  const { venueId } = teamMember(caller);
  return answer(await historyOf(tx, { venueId, room: PROMO_ROOM }, input.before));
});
