import type { SetUp, SetUpDraft } from '@servery/contract/entities/set-up';
import type { ReactNode } from 'react';

/** Chosen until somebody chooses another. */
export const FIRST_TEMPLATE = 'cafe';

/** What the preview shows while somebody types. */
export type Live = Partial<{
  name: string;
  suburb: string;
  minutes: number;
  accent: string;
  font: NonNullable<SetUpDraft['look']>['font'];
  tagline: string;
  menu: SetUp['menu'];
}>;

export type StepProps = {
  setUp: SetUp;
  onSaved: (setUp: SetUp) => void;
  /** The session is over: another link was opened elsewhere. */
  onLost: () => void;
  onBack: (() => void) | undefined;
  onLive: (live: Live) => void;
  /** The preview, where there is no room for it beside the step. */
  peek: ReactNode;
};
