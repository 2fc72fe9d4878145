import { useSyncExternalStore } from 'react';
import { facts, onBrandChange } from '#api/app-facts.ts';

const now = () => facts.brand;

/** The brand as it is now, for what is seen while it changes: its name, its pictures, its first words. */
export const useBrand = () => useSyncExternalStore(onBrandChange, now, now);
