import { greeting } from '@servery/domain/messages/greeting';
import type { Tx } from '#db/database';
import type { Message, MessageParts } from '#messages/message';
import { consoleUserByEmail, type ConsoleUserRecord } from '#stores/people';
import { mintToken, TOKEN_LIFE_MS } from '#stores/tokens';
import { t } from '#messages/texts';

type Addressee = Pick<ConsoleUserRecord, 'name' | 'email' | 'brand_code' | 'merchant_name'>;

export const consoleResetMessage = (user: Addressee, token: string, parts: MessageParts): Message => ({
  by: 'mail',
  brandCode: user.brand_code,
  to: user.email,
  said: () => ({
    subject: t.consolePassword,
    lead: t.consoleLead({ greeting: greeting(t.hello, user.name), venue: user.merchant_name }),
    // After the # it stays in the browser: no server or proxy on the way writes it down.
    link: {
      href: `${parts.publicUrl(user.brand_code)}/console/reset#${token}`,
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
  const user = await consoleUserByEmail(tx, email);
  if (!user) return undefined;
  const token = await mintToken(tx, { purpose: 'console', consoleUserId: user.id, now: parts.clock() });
  return consoleResetMessage({ ...user, email }, token, parts);
}
