import type { ConsoleUser } from '@servery/contract/entities/board';

export type VenuesPlace = { pane?: 'change' | 'copy' | undefined };
export type ScreenProps = { user: ConsoleUser; place: VenuesPlace; onGo: (place: VenuesPlace) => void };
