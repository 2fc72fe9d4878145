import { create } from 'zustand';

type Popups = {
  nav: boolean;
  fulfilment: boolean;
  /** What the customer was about to do when the fulfilment had to be asked for. */
  after: (() => void) | undefined;
  openNav(): void;
  closeNav(): void;
  askFulfilment(after?: () => void): void;
  closeFulfilment(): void;
};

export const usePopups = create<Popups>()((set) => ({
  nav: false,
  fulfilment: false,
  after: undefined,
  openNav: () => set({ nav: true }),
  closeNav: () => set({ nav: false }),
  askFulfilment: (after) => set({ fulfilment: true, after }),
  closeFulfilment: () => set({ fulfilment: false }),
}));
