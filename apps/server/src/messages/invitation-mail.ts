import { greeting } from '@servery/domain/messages/greeting';
import type { Tx } from '#db/database';
import type { Message, MessageParts } from '#messages/message';
import { t } from '#messages/texts';
import { brandOfOrganisation, membershipsOf, organisationName } from '#stores/memberships';
import { mintToken, TOKEN_LIFE_MS } from '#stores/tokens';

type Invited = { name: string; email: string; brandCode: string; organisation: string; inviter: string };

export const invitationMessage = (to: Invited, token: string, parts: MessageParts): Message => ({
  by: 'mail',
  brandCode: to.brandCode,
  to: to.email,
  said: () => ({
    subject: t.invitation({ organisation: to.organisation }),
    lead: t.invitationLead({
      greeting: greeting(t.hello, to.name === to.email ? '' : to.name),
      inviter: to.inviter,
      organisation: to.organisation,
    }),
    // After the # it stays in the browser: no server or proxy on the way writes it down.
    link: { href: `${parts.publicUrl(to.brandCode)}/console/join#${token}`, label: t.joinTeam },
    note: t.invitationNote({ days: TOKEN_LIFE_MS.invitation / 86_400_000 }),
  }),
});

type Wish = { person_id: number; organisation_id: number; inviter: string };

/** To somebody who is to work for an organisation; nothing once the invitation was taken back or taken up. */
export async function invitationMail(tx: Tx, wish: Wish, parts: MessageParts): Promise<Message | undefined> {
  const { person_id: personId, organisation_id: organisationId, inviter } = wish;
  const open = (await membershipsOf(tx, organisationId)).find(
    (row) => row.person_id === personId && row.joined_at === null && row.left_at === null,
  );
  const brandCode = await brandOfOrganisation(tx, organisationId);
  if (!open || brandCode === undefined) return undefined;
  const now = parts.clock();
  const token = await mintToken(tx, {
    purpose: 'invitation',
    personId,
    confirms: String(organisationId),
    now,
  });
  const organisation = await organisationName(tx, organisationId);
  return invitationMessage({ ...open, brandCode, organisation, inviter }, token, parts);
}
