import type { ConsoleUser } from '@servery/contract/entities/board';

/** What is open. */
export type PromosPlace = { promo?: number | 'new' | undefined; pane?: 'history' | undefined };
export type ScreenProps = { user: ConsoleUser; place: PromosPlace; onGo: (place: PromosPlace) => void };
