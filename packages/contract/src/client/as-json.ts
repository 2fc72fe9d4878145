/**
 * A value with parts of its own, for a field that is sent as JSON (`jsonField`). It is a text on the wire, and says here
 * what is in it, so that the compiler checks what is sent.
 */
export const asJson = <T>(value: T): T => JSON.stringify(value) as unknown as T;
