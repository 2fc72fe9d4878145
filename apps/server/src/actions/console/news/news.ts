import { fail } from '@servery/domain/failure';
import { formatCents } from '@servery/domain/money';
import type { Venue } from '@servery/domain/venue/model';
import { newsViews } from '#actions/console/news/views';
import { venueOfCaller } from '#actions/console/venue-of-caller';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { readAction } from '#http/action';
import { answer } from '#http/answer';
import { senderLines } from '#messages/news-mail';
import { findNewsAt, newsAt } from '#stores/news/messages';
import { audienceOf, reachOf } from '#stores/news/reach';
import { newsResults } from '#stores/news/recipients';
import { readPromoRecords } from '#stores/promo-editor';

/** Promos that a message can bring: with a code for everybody, and not over. */
async function promosOf(tx: ReadTx, { id: venueId, timeZone: zone }: Venue, now: number) {
  const all = await readPromoRecords(tx, { venueId, zone });
  return all
    .filter(
      ({ value, endsAt, hasVouchers }) => value.code !== '' && !value.paused && !hasVouchers && endsAt > now,
    )
    .map(({ id, value: { code, title } }) => ({ id, code, title }));
}

const productsOf = ({ categories }: Venue) =>
  categories.flatMap(({ name: category, products }) =>
    products.map(({ id, name }) => ({ id, name, category })),
  );

export const consoleNews = readAction('ConsoleNews', ['reach'], async (tx, _input, { caller, reach }) => {
  const held = await venueOfCaller(tx, caller);
  if (!held.ok) return held;
  const { venue } = held;
  const at = teamMember(caller);
  return answer({
    messages: await newsViews(tx, await newsAt(tx, at.venueId)),
    ...(await audienceOf(tx, at)),
    promos: await promosOf(tx, venue, caller.now),
    products: productsOf(venue),
    brand: caller.brand.name,
    sender: senderLines(venue, caller.brand),
    own_email: at.email,
    mails: reach.mail,
  });
});

export const consoleShowNews = readAction('ConsoleNews.show', async (tx, input, caller) => {
  const record = await findNewsAt(tx, teamMember(caller).venueId, input.message_id);
  if (!record) return fail('no_news');
  const [message] = await newsViews(tx, [record]);
  if (!message) return fail('no_news');
  const { orders, cents } = await newsResults(tx, record);
  return answer({ message, orders, sales: formatCents(cents) });
});

export const consoleReachNews = readAction('ConsoleNews.reach', async (tx, { segment }, caller) => {
  const { brandCode, venueId } = teamMember(caller);
  return answer(await reachOf(tx, { brandCode, venueId, now: caller.now }, segment));
});
