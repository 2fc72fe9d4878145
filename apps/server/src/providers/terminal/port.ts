import type { NotAsked, Silent } from '#providers/answers';

/** It was not done, and this is why: the vendor's words, or its number. */
export type Refused = { is: 'refused'; why: string };

export type TerminalSale = {
  /** Ours, stored before it is sent: by it the vendor is asked what became of it. */
  sessionId: string;
  /** On the paper of the pinpad too. */
  txnRef: string;
  cents: number;
  /** Who takes the money. */
  operator: { id: number; name: string };
  receipt: { cut: boolean; byPinpad: boolean };
  /** Gives back what was paid: the purchase's own reference. */
  refundOf?: string;
};

/** What stands on the paper, and what a refund has to name. */
export type TerminalResult = { code: string; text: string; card: string; cents: number; reference: string };

export type SaleAnswer =
  | ({ is: 'approved' } & TerminalResult)
  | ({ is: 'declined' } & TerminalResult)
  /** It would not listen: nothing was done. */
  | Refused
  | NotAsked
  /** It was accepted, or nobody knows. */
  | Silent;

/** What became of a sale that was sent. running: the pinpad is busy with it. absent: it never arrived. */
export type SaleStanding =
  | ({ is: 'approved' } & TerminalResult)
  | ({ is: 'declined' } & TerminalResult)
  | { is: 'running' }
  | { is: 'absent' }
  /** The token is worth nothing any more. */
  | { is: 'signed_out' }
  | Silent;

export type Printed = { is: 'printed'; lines: string[] };

/** Card terminals of one vendor. Never rejects for what the vendor says or leaves unsaid. */
export type TerminalPort = {
  /** Real money. */
  live: boolean;
  /** How long a sale may stay open; a card, a PIN and a signature take their time. */
  saleTimeoutMs: number;
  pair(by: {
    username: string;
    password: string;
    pairCode: string;
  }): Promise<{ is: 'paired'; secret: string } | Refused>;
  token(of: {
    secret: string;
    posId: string;
  }): Promise<{ is: 'token'; token: string; seconds: number } | Refused>;
  /** Whether the pinpad is there. */
  status(token: string): Promise<{ is: 'ready' } | Refused>;
  sell(token: string, sale: TerminalSale): Promise<SaleAnswer>;
  find(token: string, sessionId: string): Promise<SaleStanding>;
  /** The cancel key of the till; false where it is too late for it. */
  cancel(token: string, sessionId: string): Promise<boolean>;
  receiptOf(token: string, txnRef: string): Promise<Printed | Refused>;
  settle(token: string): Promise<Printed | Refused>;
};
