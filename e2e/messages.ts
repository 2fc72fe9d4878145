import { expect } from './servery.ts';

/** The address in the newest message that has one. */
export async function linkFrom(
  messages: () => Promise<{ text: string }[]>,
  pattern: RegExp,
): Promise<string> {
  const link = async () => (await messages()).map(({ text }) => pattern.exec(text)?.[0]).find(Boolean) ?? '';
  await expect.poll(link).not.toBe('');
  return link();
}
