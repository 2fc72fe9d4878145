export type SeedOptions = {
  now: number;
  /** Of the one password that all people of the demo share. */
  passwordHash: string;
  /** Of the one PIN of those who have one. */
  pinHash?: string | undefined;
  /** Keeps pickup, table and curbside open round the clock, so that the demo takes orders at any hour. */
  alwaysOpen: boolean;
};
