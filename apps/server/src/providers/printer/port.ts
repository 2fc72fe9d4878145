/** What became of bytes that were sent: `unsure` where some may be on paper. */
export type PrintOutcome =
  | { is: 'printed' }
  | { is: 'not-printed' | 'unsure'; state: 'paper_out' | 'cover_open' | 'offline' | 'fault' };

/** A printer that is written to over the network of the venue. Never rejects: a printer that is away is an outcome. */
export type RawPrinterPort = { print(address: string, bytes: Uint8Array): Promise<PrintOutcome> };
