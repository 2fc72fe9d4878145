export type Mail = {
  to: string;
  fromName: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
};

/** Sends one mail. Rejects when the mail may not have gone out; a repeat carries the same message id. */
export type MailPort = { send(mail: Mail): Promise<void>; close(): void };
