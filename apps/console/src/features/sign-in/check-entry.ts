import { t } from '#features/sign-in/texts.ts';
export type Entry = { email: string; password: string };
export type EntryProblems = Partial<Record<keyof Entry, string>>;

/** What is missing, by field, before anything is sent. */
export function checkEntry({ email, password }: Entry): EntryProblems {
  const problems: EntryProblems = {};
  const address = email.trim();
  if (address === '') problems.email = t.emailMissing;
  else if (!/^\S+@\S+$/.test(address)) problems.email = t.emailInvalid;
  if (password === '') problems.password = t.passwordMissing;
  return problems;
}
