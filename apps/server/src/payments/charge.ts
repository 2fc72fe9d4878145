import type { Tx } from '#db/database';
import type { CardFacts } from '#providers/card/port';
import type { Payments } from '#payments/payments';
import type { PaymentPorts } from '#payments/ports';
import type { CardTry } from '#safety/card-guard';
import type { AttemptRecord } from '#stores/payments';

/** Money that is held (placed) or taken (paid) for this very attempt. */
export type MoneyInHand = {
  attempt: AttemptRecord;
  event: 'placed' | 'paid';
  reference: string;
  captureReference: string;
  card: (CardFacts & { token: string }) | undefined;
};

/** Something that is being paid for, an order or a top-up; `Done` is what whoever pays is answered. */
export type Charge<Done> = {
  attempt: AttemptRecord;
  payments: Payments;
  /** Of the account that it was begun at. */
  ports: PaymentPorts;
  now: number;
  card: {
    /** What the browser got for a card. */
    nonce: string | undefined;
    /** What the sheet of a wallet handed over. */
    wallet: string | undefined;
    /** The same for the same card, where it was looked at. */
    print: string | undefined;
    /** Whether the provider keeps it for the next time. */
    keep: boolean;
    /** Nobody is there to be asked by the bank: the card is charged as its owner agreed to before. */
    unattended?: true;
  };
  /** By whom declined cards are counted; nothing where nobody counts. */
  tries: Omit<CardTry, 'print'> | undefined;
  /** What the provider's own pages say, and where they lead back to. */
  pages: { description: string; returnUrl: string; cancelUrl: string };
  /** There is money for it: what was wanted happens, or the money is given up. */
  settle(money: MoneyInHand): Promise<Done>;
  /** Nothing was charged: what else is written in the same transaction. */
  ended?(tx: Tx, how: 'declined' | 'absent'): Promise<void>;
  /** The customer goes to the provider's pages. */
  leave(waiting: AttemptRecord): Promise<Done>;
};
