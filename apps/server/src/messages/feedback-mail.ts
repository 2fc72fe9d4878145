import { MOST_STARS, ratings } from '@servery/domain/review/rating';
import type { Tx } from '#db/database';
import type { Message, MessageParts } from '#messages/message';
import { findFeedback } from '#stores/feedback';
import { venueFacts } from '#stores/venue/list-venues';
import { t } from '#messages/texts';

/** What a customer thought of it, to those who can do something about it. */
export async function feedbackMail(tx: Tx, id: number, parts: MessageParts): Promise<Message | undefined> {
  const said = await findFeedback(tx, id);
  if (!said) return undefined;
  const stars = () => ratings.map(({ id, label }) => `${label} ${said[id]}/${MOST_STARS}`).join(', ');
  return {
    by: 'mail',
    brandCode: said.brand_code,
    to: (brand) => brand.words.support_email,
    said: () => ({
      subject: t.feedbackSubject({ name: said.name, stars: `${said.overall}/${MOST_STARS}` }),
      lead:
        said.number === null
          ? t.feedbackLead({ name: said.name, stars: stars() })
          : t.feedbackOfOrder({ name: said.name, number: said.number, stars: stars() }),
      link: { href: `${parts.publicUrl(said.brand_code)}/console/`, label: t.openConsole },
      note: said.comments === '' ? t.noComment : said.comments,
    }),
  };
}

/** What the venue answered, to the one who said it. */
export async function feedbackAnswerMail(
  tx: Tx,
  of: { feedback_id: number; venue_id: number },
  parts: MessageParts,
): Promise<Message | undefined> {
  const said = await findFeedback(tx, of.feedback_id);
  const venue = await venueFacts(tx, of.venue_id);
  if (!said || !venue || said.closed_at !== null || said.answer === '') return undefined;
  return {
    by: 'mail',
    brandCode: said.brand_code,
    to: said.email,
    said: () => ({
      subject: t.answerSubject({ store: venue.name }),
      lead: t.answerLead({ name: said.name, text: said.answer }),
      note:
        said.comments === ''
          ? t.answerFrom({ who: said.answered_name ?? venue.name, store: venue.name })
          : t.answerTo({ who: said.answered_name ?? venue.name, store: venue.name, comments: said.comments }),
      link: { href: parts.publicUrl(said.brand_code), label: t.answerLink },
    }),
  };
}
