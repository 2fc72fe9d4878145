import type { ConsoleUser } from '@servery/contract/entities/board';
import type { Written } from '#features/brand/rules/written.ts';

export const brandParts = ['look', 'words', 'home', 'messages', 'legal'] as const;
export type BrandPart = (typeof brandParts)[number];
export const views = ['home', 'menu', 'receipt', 'kiosk', 'docket'] as const;
export type View = (typeof views)[number];

/** What is open beside the preview; with the pane away, the preview has all the room. */
export type BrandPlace = {
  part?: BrandPart | undefined;
  view?: View | undefined;
  pane?: 'history' | 'away' | undefined;
};
/** What a preview is drawn of. */
export type PreviewProps = { value: Written; mediaUrl: string; venue: string };
export type ScreenProps = { user: ConsoleUser; place: BrandPlace; onGo: (place: BrandPlace) => void };
