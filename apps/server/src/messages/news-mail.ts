import type { NewsLetter } from '@servery/contract/entities/news';
import { newsMailTexts } from '@servery/domain/news/texts';
import { NEWS_OFF, paragraphsOf } from '@servery/domain/news/rules';
import type { VenueFacts } from '@servery/domain/venue/model';
import type { LoadedBrand } from '#brand/read-brand';
import { speakFor } from '#brand/speak';
import type { ReadTx } from '#db/database';
import { writeMail } from '#messages/mail-template';
import type { Message, MessageParts } from '#messages/message';
import type { Mail } from '#providers/mail/port';
import { findNews, type NewsRecord } from '#stores/news/messages';
import { findPromo } from '#stores/promo-editor';
import { teamMemberAt } from '#stores/team';
import { type ListedVenue, venuesOf } from '#stores/venue/list-venues';

/** A message with all that its mails need, but for whom one goes to. */
export type Letter = {
  id: number;
  brandCode: string;
  venue: ListedVenue;
  value: NewsLetter;
  promo: { code: string; title: string } | undefined;
};

export async function letterOf(
  tx: ReadTx,
  record: Pick<NewsRecord, 'id' | 'venue_id' | 'value'>,
  brandCode: string,
): Promise<Letter | undefined> {
  const venue = (await venuesOf(tx, brandCode)).find(({ id }) => id === record.venue_id);
  if (!venue) return undefined;
  const at = { venueId: venue.id, zone: venue.timeZone };
  const { promo_id: promoId } = record.value;
  const promo = promoId === 0 ? undefined : await findPromo(tx, at, promoId);
  return { id: record.id, brandCode, venue, value: record.value, promo: promo?.value };
}

/** Who sends it and how they are reached: every mail with news says so. */
export const senderLines = (venue: VenueFacts, brand: LoadedBrand): string[] =>
  [
    brand.name === venue.name ? brand.name : `${brand.name}, ${venue.name}`,
    [venue.address1, venue.suburb, venue.state, venue.postcode].filter(Boolean).join(', '),
    venue.phone,
    brand.words.support_email,
  ].filter((line) => line !== '');

type Addressed = { to: string; token: string; messageKey: string };

const shopUrl = ({ venue, promo }: Letter, url: string): string => {
  const page = new URL(`${url}/menu/${venue.menus[0]?.slug ?? ''}`);
  if (promo) page.searchParams.set('promo', promo.code);
  return page.href;
};

/** RFC 8058: a mail program ends it by itself, by a POST to the address; opening the address changes nothing. */
const listHeaders = (off: string) => ({
  'List-Unsubscribe': `<${off}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function newsMail(
  letter: Letter,
  { to, token, messageKey }: Addressed,
  { brand, url }: { brand: LoadedBrand; url: string },
): Mail {
  const { value, promo, venue } = letter;
  const off = `${url}${NEWS_OFF}?t=${token}`;
  const messageId = `<news.${messageKey}@${new URL(url).hostname}>`;
  return speakFor(brand, () => {
    const t = newsMailTexts;
    const mail = writeMail({ brand, to, subject: value.subject, messageId }, [
      { is: 'banner', large: brand.name },
      { is: 'headline', size: 'sentence', text: value.subject },
      ...paragraphsOf(value.text).map((text) => ({ is: 'text' as const, text })),
      {
        is: 'rows',
        rows: promo ? [{ label: promo.title || t.code, amount: promo.code, strong: true }] : [],
      },
      { is: 'action', href: shopUrl(letter, url), label: t.order },
      { is: 'small', lines: [...senderLines(venue, brand), t.why({ brand: brand.name })] },
      { is: 'link', href: off, label: t.stop },
    ]);
    return { ...mail, headers: listHeaders(off) };
  });
}

/** The token of a link that belongs to nobody. */
const NOBODY = 'test';

/** To somebody of the team who writes it, while they may. */
export async function newsTestMail(
  tx: ReadTx,
  wish: { person_id: number; venue_id: number; message_id: number; key: string },
  parts: MessageParts,
): Promise<Message | undefined> {
  const member = await teamMemberAt(tx, wish.person_id, wish.venue_id);
  const record = await findNews(tx, wish.message_id);
  if (!member?.can.has('manage_customers') || record?.venue_id !== wish.venue_id) return undefined;
  const { brandCode, email: to } = member;
  const letter = await letterOf(tx, record, brandCode);
  if (!letter) return undefined;
  return newsTestMessage(letter, { to, key: wish.key }, parts);
}

export const newsTestMessage = (
  letter: Letter,
  { to, key }: { to: string; key: string },
  parts: MessageParts,
): Message => ({
  by: 'letter',
  brandCode: letter.brandCode,
  mail: (brand) => {
    const subject = speakFor(brand, () => newsMailTexts.test({ subject: letter.value.subject }));
    const url = parts.publicUrl(letter.brandCode);
    const said = { ...letter, value: { ...letter.value, subject } };
    return newsMail(said, { to, token: NOBODY, messageKey: `test.${key}` }, { brand, url });
  },
});
