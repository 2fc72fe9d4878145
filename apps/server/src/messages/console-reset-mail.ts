import { greeting } from '@servery/domain/messages/greeting';
import type { Tx } from '#db/database';
import type { Message, MessageParts } from '#messages/message';
import { personByEmail, venuesOfPerson } from '#stores/team';
import { mintToken, TOKEN_LIFE_MS } from '#stores/tokens';
import { t } from '#messages/texts';

type Addressee = { name: string; email: string; brandCode: string; venue: string };

export const consoleResetMessage = (user: Addressee, token: string, parts: MessageParts): Message => ({
  by: 'mail',
  brandCode: user.brandCode,
  to: user.email,
  said: () => ({
    subject: t.consolePassword,
    lead: t.consoleLead({ greeting: greeting(t.hello, user.name), venue: user.venue }),
    // After the # it stays in the browser: no server or proxy on the way writes it down.
    link: {
      href: `${parts.publicUrl(user.brandCode)}/console/reset#${token}`,
      label: t.newPassword,
    },
    note: t.consoleLinkNote({ minutes: TOKEN_LIFE_MS.console / 60_000 }),
  }),
});

/** To somebody who runs a venue; nothing where nobody has the address. */
export async function consoleResetMail(
  tx: Tx,
  { email }: { email: string },
  parts: MessageParts,
): Promise<Message | undefined> {
  const person = await personByEmail(tx, email);
  const venues = person ? await venuesOfPerson(tx, person.id) : [];
  const venue = venues.find(({ id }) => id === person?.last_venue_id) ?? venues[0];
  if (!person || !venue) return undefined;
  const token = await mintToken(tx, { purpose: 'console', personId: person.id, now: parts.clock() });
  const { name } = person;
  return consoleResetMessage({ name, email, brandCode: venue.brand_code, venue: venue.name }, token, parts);
}
