import type { z } from 'zod';
import { noted } from '#providers/heard';

const TIMEOUT_MS = 4000;

class AddressServiceError extends Error {}

/** One question to a maps service: its answer by the schema, or nothing for a 404. */
export async function ask<S extends z.ZodType>(
  url: string,
  init: RequestInit,
  schema: S,
): Promise<z.output<S> | undefined> {
  const asked = fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const response = await noted('addresses', asked);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new AddressServiceError(`the address service answered ${response.status}`);
  const parsed = schema.safeParse(await response.json());
  if (parsed.success) return parsed.data;
  throw new AddressServiceError(`the address service answered in an unknown form: ${parsed.error.message}`);
}
