/** Facts without personal data, and a text that says what happened. */
export type Log = { info(facts: object, text: string): void; error(facts: object, text: string): void };
