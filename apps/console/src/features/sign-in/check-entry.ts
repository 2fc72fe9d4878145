export type Entry = { email: string; password: string };
export type EntryProblems = Partial<Record<keyof Entry, string>>;

/** What is missing, by field, before anything is sent. */
export function checkEntry({ email, password }: Entry): EntryProblems {
  const problems: EntryProblems = {};
  const address = email.trim();
  if (address === '') problems.email = 'Enter your email address';
  else if (!/^\S+@\S+$/.test(address)) problems.email = 'That is not an email address';
  if (password === '') problems.password = 'Enter your password';
  return problems;
}
