import type { WalletAsk } from '@servery/domain/checkout/wallets';

/** What became of a sheet. `done` tells it how the order went; it waits for that word. */
export type WalletSheet =
  | { is: 'authorised'; data: string; done(ok: boolean): void }
  | { is: 'cancelled' }
  | { is: 'unavailable' };

/** A wallet that this browser has. Its sheet must be opened on the tap itself. */
export type Wallet = { open(ask: WalletAsk): Promise<WalletSheet> };

export type WalletCode = 'APPLE' | 'GOOGLE';
export type Wallets = Partial<Record<WalletCode, Wallet>>;
export const isWallet = (code: string): code is WalletCode => code === 'APPLE' || code === 'GOOGLE';
