import type { Control } from '#controls/control';
import type { Bank } from './bank.ts';

/** What each kind of call does, by the page of the sandbox that governs it. */
export type Gateway = {
  /** By the merchant in the address. */
  bankOf(request: { params: unknown }): Bank;
  stopping: AbortSignal;
  sales: Control;
  steps: Control;
  questions: Control;
};
