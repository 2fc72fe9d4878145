/** Counts those who were here, one after the other: what was asked for one is not told to the next. */
let turn = 0;
/** Names the guest of a screen that many share; elsewhere there is none, and the session alone has the cart. */
let key: string | undefined;

export const personNow = (): number => turn;
export const guestKey = (): string | undefined => key;

/** From here on everybody in front of this screen has a cart of their own, whether or not the line is there. */
export function guestsTakeTurns(): void {
  key = crypto.randomUUID();
}

export function nextPerson(): void {
  turn += 1;
  if (key !== undefined) key = crypto.randomUUID();
}
