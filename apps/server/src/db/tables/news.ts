import type { NewsPlace } from '@servery/domain/news/rules';
import type { Generated } from 'kysely';

/** What a member said about news of the brand, when and where. */
export type NewsChoiceTable = {
  id: Generated<number>;
  customer_id: number;
  wants: number;
  place: NewsPlace;
  said_at: number;
};
