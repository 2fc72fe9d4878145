/** What was expected to go wrong: a code that the contract declares for the call, and what its text needs. */
export type Failure<Code extends string = string> = {
  ok: false;
  code: Code;
  details: Record<string, unknown>;
};

export const fail = <const Code extends string>(
  code: Code,
  details: Record<string, unknown> = {},
): Failure<Code> => ({ ok: false, code, details });
