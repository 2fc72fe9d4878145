/** Where somebody says that a host is theirs. */
export type HostProofPort = {
  /** Whether the host, or the record beside it, holds a token. Never rejects. */
  isProved(host: string, token: string): Promise<boolean>;
};
