import type { Control } from '#controls/control';
import type { Bank } from './bank.ts';

/** What each kind of call does, by the page of the sandbox that governs it. */
export type Gateway = {
  bank: Bank;
  stopping: AbortSignal;
  sales: Control;
  steps: Control;
  questions: Control;
};
