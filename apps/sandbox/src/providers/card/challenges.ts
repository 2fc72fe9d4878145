import type { Control } from '#controls/control';
import { type Card, newId } from './cards.ts';

/** Every card is one whose bank asks its owner, while the page of the sandbox says so. */
export const asChallenged = (card: Card, control: Control): Card =>
  control.state().mode === 'challenge' && control.take().mode === 'challenge'
    ? { ...card, challenge: true }
    : card;

type Challenge = { id: string; nonce: string; amount: string; origin: string };
type Cards = { cardOf(nonce: string): Card | undefined; confirm(nonce: string): string };

/** The questions that banks are asking the owners of cards, each answered once. */
export function openChallenges({ cardOf, confirm }: Cards) {
  const open = new Map<string, Challenge>();
  return {
    needsOne: (nonce: string): boolean => cardOf(nonce)?.challenge === true,
    ask: (about: Omit<Challenge, 'id'>): Challenge => {
      const challenge = { ...about, id: newId() };
      open.set(challenge.id, challenge);
      return challenge;
    },
    find: (id: string) => open.get(id),
    /** Answers the nonce that can be charged, or nothing. */
    answer: ({ id, nonce }: Challenge, itIsThem: boolean): string => {
      open.delete(id);
      return itIsThem ? confirm(nonce) : '';
    },
  };
}
