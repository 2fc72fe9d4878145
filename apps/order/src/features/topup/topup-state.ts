import type { CardBrand } from '@servery/domain/checkout/card';
import type { TopupMethod } from '@servery/domain/payments/topup';
import { create } from 'zustand';

/** What is chosen, for the form and for what stands beside it; it ends with the page. */
type TopupState = {
  /** Undefined until somebody has chosen: then it is the usual one. */
  method: TopupMethod | undefined;
  cents: number | undefined;
  brand: CardBrand;
  busy: boolean;
  /** A payment that was begun elsewhere is waited for. */
  waiting: boolean;
};

const FRESH: TopupState = { method: undefined, cents: undefined, brand: '', busy: false, waiting: false };
export const useTopupState = create<TopupState>()(() => FRESH);
export const setTopup = (part: Partial<TopupState>): void => useTopupState.setState(part);
export const forgetTopup = (): void => useTopupState.setState(FRESH);
