import { MOST_STARS, ratings } from '@servery/domain/review/rating';
import type { Tx } from '#db/database';
import type { Message, Place } from '#jobs/identity-messages';
import { findFeedback } from '#stores/feedback';

/** What a customer thought of it, to those who can do something about it. */
export async function feedbackMail(tx: Tx, id: number, parts: Place): Promise<Message | undefined> {
  const said = await findFeedback(tx, id);
  if (!said) return undefined;
  const stars = ratings.map(({ field, label }) => `${label} ${said[field]}/${MOST_STARS}`).join(', ');
  const about = said.number === null ? '' : ` about order ${said.number}`;
  return {
    by: 'mail',
    brandCode: said.brand_code,
    to: (brand) => brand.words.support_email,
    said: {
      subject: `Feedback from ${said.name}: ${said.overall}/${MOST_STARS}`,
      lead: `${said.name} wrote${about}. ${stars}.`,
      link: { href: `${parts.publicUrl(said.brand_code)}/console/`, label: 'Open the console' },
      note: said.comments === '' ? 'Without a comment.' : said.comments,
    },
  };
}
