import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { Capability } from '#shared/can.ts';

export type Variant = {
  /** Where its pages live: '/', '/kiosk' or '/pos'. */
  basepath: string;
  capabilities: readonly Capability[];
  Shell: ComponentType<{ children: ReactNode }>;
  routes(root: AnyRoute): AnyRoute[];
};
