import { networkError } from '@servery/domain/messages/texts';
import { CallFailed } from '#api/call.ts';

/** A product that is not there has a code of its own, other refusals their words, and no answer has the code of the load. */
export function productFailure(error: Error): string {
  if (!(error instanceof CallFailed) || error.failure.code === 'network') return networkError('ME2');
  return error.failure.code === 'no_product' ? networkError('ME3') : error.failure.message;
}
