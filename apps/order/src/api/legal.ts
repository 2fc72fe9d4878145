import type { LegalName, LegalText } from '@servery/contract/legal';
import { NO_ANSWER } from '@servery/contract/client/wire';
import { queryOptions } from '@tanstack/react-query';
import { facts } from '#api/app-facts.ts';
import { CallFailed } from '#api/call.ts';
import { laterKeys } from '#api/later-keys.ts';

async function fetchLegal(name: LegalName): Promise<LegalText> {
  try {
    const response = await fetch(`${facts.server ?? ''}/api/legal/${name}`);
    if (response.ok) return (await response.json()) as LegalText;
  } catch {
    // As an answer that is none: the line is asked again, and then the reader is.
  }
  throw new CallFailed(NO_ANSWER);
}

/** The terms of use or the privacy policy of the brand. They do not change while somebody reads. */
export const legalQuery = (name: LegalName) =>
  queryOptions({
    queryKey: laterKeys.legal(name),
    queryFn: () => fetchLegal(name),
    staleTime: Number.POSITIVE_INFINITY,
  });
