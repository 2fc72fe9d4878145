import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { texts } from '@servery/domain/messages/texts';

/** Why nothing can be chosen at all: the types are not here, or the venue has none. */
export function loadProblem(types: readonly FulfilmentType[] | undefined): string | undefined {
  if (!types) return texts.fulfilmentNotLoaded;
  return types.length === 0 ? texts.noFulfilmentTypesTryAgain : undefined;
}
