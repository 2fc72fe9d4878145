import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import type { Merchant } from '@servery/contract/entities/merchant';
import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';

/** What each question of an order is given. */
export type StageProps = {
  merchant: Merchant;
  type: FulfilmentType;
  choice: FulfilmentChoice;
  change: (part: Partial<FulfilmentChoice>) => void;
};
