import { create } from 'zustand';

/** Whether the controls have been brought down to where somebody seated can reach them. */
export const useReach = create<{ low: boolean; set(low: boolean): void }>()((set) => ({
  low: false,
  set: (low) => set({ low }),
}));
