import type { ConsoleUser } from '@servery/contract/entities/board';

/** What is open. */
export type PromosPlace = {
  promo?: number | 'new' | undefined;
  pane?: 'history' | undefined;
  show?: 'gifts' | undefined;
  /** The gift voucher, or `new` for one that is being sold. */
  gift?: string | undefined;
};
export type ScreenProps = { user: ConsoleUser; place: PromosPlace; onGo: (place: PromosPlace) => void };
