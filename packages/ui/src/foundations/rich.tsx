import { createElement, Fragment, type ReactNode } from 'react';

/** The pieces of a text in which something other than text stands: a link, a price. */
export const rich = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
