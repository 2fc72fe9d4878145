export type Mail = {
  to: string;
  fromName: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Beyond those that every mail has. */
  headers?: Readonly<Record<string, string>>;
};

/** The mail surely did not go out. `isFinal`: it never will, however often it is tried. */
export class MailRefused extends Error {
  readonly isFinal: boolean;
  constructor(cause: Error, isFinal: boolean) {
    super(cause.message, { cause });
    this.isFinal = isFinal;
  }
}

/** Sends one mail. Rejects when the mail may not have gone out; a repeat carries the same message id. */
export type MailPort = { send(mail: Mail): Promise<void>; close(): void };
